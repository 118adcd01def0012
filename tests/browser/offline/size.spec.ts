import {expect} from '@playwright/test';
import {firstVisit, OFFLINE_TIMEOUT, test} from '../../support/offline';

test.describe.configure({timeout: OFFLINE_TIMEOUT});

/** What the saved help may take on a reader's device, in bytes (src/offline/README.md). */
const BUDGET = 9_000_000;

test('the saved help takes no more of the device than its budget', async ({page, site}) => {
  await firstVisit(page, site.home);
  const {usage = 0} = await page.evaluate(() => navigator.storage.estimate());
  console.log(`Offline help: ${(usage / 1e6).toFixed(1)} MB on the device`);
  expect(usage).toBeGreaterThan(1_000_000);
  expect(usage).toBeLessThan(BUDGET);
});
