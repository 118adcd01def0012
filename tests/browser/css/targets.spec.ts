import {expect, test, type Page} from '../../support/tab';
import {open} from '../../support/page';
import {dialog, results, searchBox} from '../../support/searchBackend';

/** What is pressed is large enough (WCAG 2.5.8): 24 px, and 44 for the buttons of a touch screen. */
const PAGE = 'how-to/choke-sounds/';

/** @returns controls smaller than so many pixels; links within a sentence are as high as its lines */
function smallTargets(page: Page, selector: string, least: number): Promise<string[]> {
  return page.locator(selector).evaluateAll(
    (controls, size) =>
      controls
        .filter((control) => control.checkVisibility({visibilityProperty: true}))
        .filter(
          (control) =>
            !control.closest('p, td, .theme-announcement-bar a') &&
            !control.classList.contains('hash-link'),
        )
        .map((control) => ({control, box: control.getBoundingClientRect()}))
        // A pixel wide: for screen readers only.
        .filter(({box}) => box.width > 1 && (box.width < size - 0.5 || box.height < size - 0.5))
        .map(({control, box}) => {
          const name = control.getAttribute('aria-label') ?? control.textContent ?? '';
          return `${name.trim()}: ${box.width.toFixed(0)} × ${box.height.toFixed(0)}`;
        }),
    least,
  );
}

const AROUND = [
  '.navbar',
  '.theme-announcement-bar',
  '.theme-doc-footer',
  '.sp-page-tools',
  '.pagination-nav',
];
const CONTROLS = AROUND.flatMap((part) => [`${part} a`, `${part} button`]).join();

test('around a page and in the search', async ({page}) => {
  await open(page, PAGE);
  expect(await page.locator(CONTROLS).count()).toBeGreaterThan(8);
  expect(await smallTargets(page, CONTROLS, 24)).toEqual([]);
  await page.keyboard.press('Control+k');
  await searchBox(page).fill('sample');
  await expect(results(page).first()).toBeVisible();
  await expect(dialog(page).getByRole('link', {name: /^See all/})).toBeVisible();
  // That link is a paragraph's, but stands alone.
  const seeAll = await dialog(page)
    .getByRole('link', {name: /^See all/})
    .boundingBox();
  expect(seeAll?.height).toBeGreaterThanOrEqual(24);
  expect(await smallTargets(page, 'dialog a, dialog button', 24)).toEqual([]);
});

test.describe('by touch', () => {
  test.skip(({browserName}) => browserName !== 'chromium', 'Firefox is no phone');
  test.use({viewport: {width: 390, height: 844}, hasTouch: true, isMobile: true});

  test('around a page and in the menu, whose sign and the search’s stand on the text’s edges', async ({
    page,
  }) => {
    await open(page, PAGE);
    const edges = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((element) => {
          const {left, right} = element.getBoundingClientRect();
          return {left, right};
        });
    const text = await edges('.theme-doc-markdown');
    const toggle = await edges('.navbar__toggle svg');
    const search = await edges('.navbar__items--right button svg');
    expect(Math.abs(toggle.left - text.left)).toBeLessThan(4);
    expect(Math.abs(search.right - text.right)).toBeLessThan(4);
    expect(await page.evaluate(() => matchMedia('(pointer: coarse)').matches)).toBe(true);
    expect(await smallTargets(page, CONTROLS, 24)).toEqual([]);
    const buttons =
      '.navbar__toggle, .navbar__items--right button, [aria-label="Version of the help"] a, .theme-edit-this-page, .sp-button';
    expect(await page.locator(buttons).count()).toBeGreaterThan(2);
    expect(await smallTargets(page, buttons, 44)).toEqual([]);
    await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
    const menu = '.navbar-sidebar a, .navbar-sidebar button';
    await expect(page.locator('.navbar-sidebar__close')).toBeInViewport();
    expect(await smallTargets(page, menu, 24)).toEqual([]);
    expect(await smallTargets(page, '.navbar-sidebar__close', 44)).toEqual([]);
  });
});
