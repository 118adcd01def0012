import {expect, test, type Page} from '@playwright/test';
import {open} from '../../support/page';

const FONT = /assets\/fonts\/.*\.woff2$/;
const PAGE = 'how-to/record/';

/** @returns whether the page's heading is set in the site's own typeface */
const isOwn = (page: Page): Promise<boolean> =>
  page
    .getByRole('heading', {level: 1})
    .evaluate((heading) => getComputedStyle(heading).fontFamily.startsWith('figtree'));

test('a first page is painted in the stand-in, and the next in the typeface', async ({page}) => {
  const font = page.waitForResponse(FONT);
  await open(page, PAGE);
  await (await font).finished();
  await expect.poll(() => page.evaluate(() => document.fonts.check('1em figtree'))).toBe(true);
  expect(await isOwn(page), 'nothing changes under the reader’s eyes').toBe(false);
  await page.locator('.pagination-nav__link--next').click();
  await expect(page.getByRole('heading', {level: 1})).not.toHaveText('Record your playing');
  await expect.poll(() => isOwn(page)).toBe(true);
});

test('a browser that has the typeface uses it from the first paint', async ({page}) => {
  const font = page.waitForResponse(FONT);
  await open(page, PAGE);
  await font;
  await expect.poll(() => page.evaluate(() => localStorage.getItem('sp.typeface'))).toBe('here');
  await page.goto('glossary/', {waitUntil: 'commit'});
  await page.waitForSelector('h1');
  expect(await isOwn(page)).toBe(true);
});

test('on data saver no typeface is fetched', async ({page}) => {
  await page.addInitScript(() => {
    const value = {saveData: true, effectiveType: '4g'};
    Object.defineProperty(navigator, 'connection', {value, configurable: true});
  });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await open(page, PAGE);
  await page.locator('.pagination-nav__link--next').click();
  await page.waitForLoadState('networkidle');
  expect(asked.filter((url) => FONT.test(url))).toEqual([]);
});
