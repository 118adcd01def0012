import {expect, test, type Page} from '../../support/tab';
import {open} from '../../support/page';
import {storageKey} from '../../support/storageKey';

test.use({ownContext: true}); // Chromium fetches the fonts of pages that it has seen ahead by itself

const FONT = /assets\/fonts\/.*\.woff2$/;
const PAGE = 'how-to/record/';

/** @returns whether the page's heading is set in the site's own typeface */
const isOwn = (page: Page): Promise<boolean> =>
  page
    .getByRole('heading', {level: 1})
    .evaluate((heading) => getComputedStyle(heading).fontFamily.startsWith('figtree'));

test('a first visit is set in the stand-in, and the next load in the typeface', async ({page}) => {
  const font = page.waitForResponse(FONT);
  await open(page, PAGE);
  await (await font).finished();
  await expect
    .poll(() => page.evaluate((key) => localStorage.getItem(key), storageKey('sp.typeface')))
    .toBe('here');
  expect(await isOwn(page), 'nothing changes under the reader’s eyes').toBe(false);
  await page.locator('.pagination-nav__link--next').click();
  await expect(page).not.toHaveURL(/record/);
  expect(await isOwn(page), 'nor from page to page').toBe(false);
  await page.goto('glossary/', {waitUntil: 'commit'});
  await page.waitForSelector('h1');
  expect(await isOwn(page), 'from the first paint on').toBe(true);
});
