import {expect} from '@playwright/test';
import {firstVisit, OFFLINE_TIMEOUT, test, withoutNetwork} from '../../support/offline';
import {expectSound, figure, listen, startDemo} from '../../support/play';

test('a saved help plays without a network', async ({page, site}) => {
  test.setTimeout(OFFLINE_TIMEOUT);
  await listen(page);
  await firstVisit(page, site.home);
  await withoutNetwork(page, site);
  await startDemo(page, `${site.home}how-to/choke-sounds/`);
  await page.keyboard.press('c');
  await expectSound(page, true);
  await expect(figure(page)).toHaveAttribute('data-demo-state', 'ready');
});
