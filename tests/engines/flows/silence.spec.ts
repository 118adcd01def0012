import {expect} from '@playwright/test';
import {ONE_OF_EACH_KIND} from '../../support/routes';
import {flow} from '../harness/test';

flow('the console says nothing on a page of each kind', async ({tab, site}) => {
  for (const route of ONE_OF_EACH_KIND) {
    await tab.open(route);
    // WebKit complains of a page that is left while it fetches others ahead.
    await site.quiet();
  }
  expect(site.asked.length).toBeGreaterThan(3 * ONE_OF_EACH_KIND.length);
});
