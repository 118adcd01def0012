import {expect} from '@playwright/test';
import {firstVisit, OFFLINE_TIMEOUT, test, withoutNetwork} from '../../../support/offline';
import {withMidi} from '../../../support/midi';
import {startTool} from '../../../support/tools';

test('a saved help has both tools without a network', async ({page, site}) => {
  test.setTimeout(OFFLINE_TIMEOUT);
  await withMidi(page, ['Pads']);
  await firstVisit(page, site.home);
  await withoutNetwork(page, site);
  const route = `${site.home}troubleshooting/no-sound/`;
  await startTool(page, route, 'midi-monitor');
  await expect(page.getByText('Listening to Pads.')).toBeVisible();
  await startTool(page, route, 'get-the-sound-back');
  await page.getByRole('button', {name: 'Yes'}).click();
  await page.reload();
  await expect(page.getByText('symptom 1 of 7')).toBeVisible();
});
