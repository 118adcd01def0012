import {expect} from '@playwright/test';
import {flow} from '../harness/test';

/** One of each kind that no other flow opens: all of them fail by what their pages say to the console. */
const PAGES = [
  'how-to/',
  'quick-start/setting-up-your-gear/',
  'troubleshooting/no-sound/',
  'software-overview/modules/controllers/metro/',
  'release-notes/',
  'search/?q=choke',
  '404.html',
];

flow('the console says nothing on a page of each kind', async ({tab, site}) => {
  for (const route of PAGES) {
    await tab.open(route);
    // WebKit complains of a page that is left while it fetches others ahead.
    await site.quiet();
  }
  for (const file of ['how-to/choke-sounds.md', 'llms.txt']) {
    await tab.go(file);
    const wider = await tab.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wider, `${file}: lines break`).toBeLessThanOrEqual(0);
  }
  expect(site.asked.length).toBeGreaterThan(3 * PAGES.length);
});
