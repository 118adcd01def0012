import {expect, test, type Page} from '../../support/tab';
import {inAudit} from '../../support/audit';
import {nothingChanges, open} from '../../support/page';

/** A page deep in the longest part of the sidebar. */
const DEEP = 'software-overview/modules/panels/submodules/';
const sidebar = (page: Page) => page.locator('.theme-doc-sidebar-container nav.menu');
const current = (page: Page) => page.locator('.theme-doc-sidebar-menu [aria-current="page"]');
const caret = (page: Page, label: string) =>
  page.getByRole('button', {name: new RegExp(`category '${label}'`)});
const pageScroll = (page: Page) => page.evaluate(() => window.scrollY);

test.describe('the current entry', () => {
  test('is in view after a change of page', async ({page}) => {
    for (const reducedMotion of inAudit ? (['reduce', 'no-preference'] as const) : [null]) {
      await page.emulateMedia({reducedMotion});
      await page.setViewportSize({width: 1280, height: 500});
      await open(page, '');
      await page.getByRole('contentinfo').getByRole('link', {name: 'Software overview'}).click();
      await expect(current(page)).toHaveText('Software overview');
      await expect(current(page)).toBeInViewport({ratio: 1});
      await page.evaluate(() => window.scrollTo(0, 200));
      await page
        .locator('.pagination-nav__link--next')
        .evaluate((link: HTMLElement) => link.click());
      await expect(current(page)).not.toHaveText('Software overview');
      await expect(current(page)).toBeInViewport({ratio: 1});
    }
  });

  test('is in view on load, with the page at its top, and stays where the reader scrolls it', async ({
    page,
  }) => {
    await page.setViewportSize({width: 1280, height: 500});
    await open(page, DEEP);
    await expect(current(page)).toBeInViewport({ratio: 1});
    expect(await sidebar(page).evaluate((menu) => menu.scrollTop)).toBeGreaterThan(0);
    expect(await pageScroll(page)).toBe(0);
    await sidebar(page).hover();
    await page.mouse.wheel(0, -5000);
    await expect.poll(() => sidebar(page).evaluate((menu) => menu.scrollTop)).toBe(0);
    await caret(page, 'Quick start').click();
    await expect(page.locator('.menu__link', {hasText: 'What’s in the box'})).toBeVisible();
    await nothingChanges(page);
    expect(await sidebar(page).evaluate((menu) => menu.scrollTop)).toBe(0);
  });
});

test.describe('open categories', () => {
  const entry = (page: Page) => page.locator('.menu__link', {hasText: 'What’s in the box'});
  /** The choice is kept a frame after it shows. */
  const remembered = (page: Page) =>
    expect
      .poll(() => page.evaluate(() => sessionStorage.getItem('sp.sidebar.openCategories')))
      .toContain('"/v2/quick-start/":true');

  test('stay open after another page, the search page and a reload', async ({page}) => {
    await open(page, 'glossary/');
    await caret(page, 'Quick start').click();
    await expect(entry(page)).toBeVisible();
    await page.locator('.pagination-nav__link--next').click();
    await expect(page).not.toHaveURL(/glossary/);
    await expect(entry(page)).toBeVisible();
    await page.goto('search/?q=metro');
    await page.locator('main a[href*="/metro/"]').first().click();
    await expect(entry(page)).toBeVisible();
    await page.reload();
    await expect(entry(page)).toBeVisible();
    await caret(page, 'Quick start').click();
    await expect(entry(page)).toBeHidden();
    await page.reload();
    await expect(current(page)).toBeVisible();
    await expect(entry(page)).toBeHidden();
  });

  test('stay open in the phone’s menu, where the current entry is in view @phone-alone', async ({
    page,
  }) => {
    await page.setViewportSize({width: 390, height: 600});
    await open(page, DEEP);
    const menu = page.getByRole('button', {name: 'Toggle navigation bar'});
    await menu.click();
    await expect(current(page)).toBeInViewport({ratio: 1});
    expect(await pageScroll(page)).toBe(0);
    await caret(page, 'Quick start').click();
    await expect(entry(page)).toBeVisible();
    await remembered(page);
    await page.reload();
    await menu.click();
    await expect(entry(page)).toBeVisible();
  });

  test('the current page’s own are open whatever was chosen; what can’t be read is forgotten', async ({
    page,
  }) => {
    await open(page, 'how-to/choke-sounds/');
    await caret(page, 'Quick start').click();
    await remembered(page);
    await caret(page, 'How-to guides').click();
    await expect(current(page)).toBeHidden();
    await page.reload();
    await expect(current(page)).toBeVisible();
    await page.evaluate(() => sessionStorage.setItem('sp.sidebar.openCategories', 'no json'));
    await page.reload();
    await expect(caret(page, 'Quick start')).toBeVisible();
    await expect(entry(page)).toBeHidden();
  });
});
