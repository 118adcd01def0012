import {expect, test, type Page} from '../../support/tab';
import {inAudit} from '../../support/audit';
import {nothingChanges, open} from '../../support/page';
import {storageKey} from '../../support/storageKey';

/** A page deep in the longest part of the sidebar. */
const DEEP = 'software-overview/modules/panels/submodules/';
const sidebar = (page: Page) => page.locator('.theme-doc-sidebar-container nav.menu');
const current = (page: Page) => page.locator('.theme-doc-sidebar-menu [aria-current="page"]');
const caret = (page: Page, label: string) =>
  page.getByRole('button', {name: new RegExp(`category '${label}'`)});
const pageScroll = (page: Page) => page.evaluate(() => window.scrollY);

test('the current entry is in view on load and after a change of page, and stays where the reader scrolls it', async ({
  page,
}) => {
  const scrolled = () => sidebar(page).evaluate((menu) => menu.scrollTop);
  for (const reducedMotion of inAudit ? (['reduce', 'no-preference'] as const) : [null]) {
    await page.emulateMedia({reducedMotion});
    await page.setViewportSize({width: 1280, height: 500});
    await open(page, DEEP);
    await expect(current(page)).toBeInViewport({ratio: 1});
    expect(await scrolled()).toBeGreaterThan(0);
    expect(await pageScroll(page)).toBe(0);
    await sidebar(page).hover();
    await page.mouse.wheel(0, -5000);
    await expect.poll(scrolled).toBe(0);
    await caret(page, 'Quick start').click();
    await expect(page.locator('.menu__link', {hasText: 'What’s in the box'})).toBeVisible();
    await nothingChanges(page);
    expect(await scrolled()).toBe(0);

    await page.getByRole('contentinfo').getByRole('link', {name: 'Software overview'}).click();
    await expect(current(page)).toHaveText('Software overview');
    await expect(current(page)).toBeInViewport({ratio: 1});
    await page.evaluate(() => window.scrollTo(0, 200));
    await page.locator('.pagination-nav__link--next').evaluate((link: HTMLElement) => link.click());
    await expect(current(page)).not.toHaveText('Software overview');
    await expect(current(page)).toBeInViewport({ratio: 1});
  }
});

test.describe('open categories', () => {
  const OPEN_CATEGORIES = storageKey('sp.sidebar.openCategories');
  const entry = (page: Page) => page.locator('.menu__link', {hasText: 'What’s in the box'});
  /** The choice is kept a frame after it shows. */
  const remembered = (page: Page, isOpen: boolean) =>
    expect
      .poll(() => page.evaluate((key) => sessionStorage.getItem(key), OPEN_CATEGORIES))
      .toContain(`"/v2/quick-start/":${String(isOpen)}`);

  test('open by click, Space and Enter beside others, and stay so after another page, the search page and a reload', async ({
    page,
  }) => {
    await open(page, 'glossary/');
    // The sidebar itself can't be hidden: its only buttons are the categories'.
    await expect(page.locator('.theme-doc-sidebar-container button:not(.menu__caret)')).toHaveCount(
      0,
    );
    await caret(page, 'Hardware overview').click();
    for (const [key, label] of [
      ['Space', 'Quick start'],
      ['Enter', 'Troubleshooting'],
    ] as const) {
      await caret(page, label).focus();
      await page.keyboard.press(key);
    }
    for (const name of ['Drum sensor', 'What’s in the box', 'No sound'])
      await expect(page.locator('.menu__link', {hasText: name})).toBeVisible();
    await remembered(page, true);
    // A tablet is turned, and back.
    await page.setViewportSize({width: 900, height: 1200});
    await expect(page.locator('.theme-doc-sidebar-container .menu__link')).toHaveCount(0);
    await page.setViewportSize({width: 1280, height: 800});
    await expect(entry(page)).toBeVisible();
    await page.locator('.pagination-nav__link--next').click();
    await expect(page).not.toHaveURL(/glossary/);
    await expect(entry(page)).toBeVisible();
    await page.goto('search/?q=choke');
    await page.locator('main a[href*="/choke-sounds/"]').first().click();
    await expect(entry(page)).toBeVisible();
    await page.reload();
    await expect(entry(page)).toBeVisible();

    // Closed ones stay closed, but the current page's own.
    await caret(page, 'Quick start').click();
    await caret(page, 'How-to guides').click();
    await expect(entry(page)).toBeHidden();
    await expect(current(page)).toBeHidden();
    await remembered(page, false);
    await page.reload();
    await expect(current(page)).toBeVisible();
    await expect(entry(page)).toBeHidden();
    // What can't be read is forgotten.
    await page.evaluate((key) => sessionStorage.setItem(key, 'no json'), OPEN_CATEGORIES);
    await page.reload();
    await expect(caret(page, 'Hardware overview')).toHaveAttribute('aria-expanded', 'false');
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
    await remembered(page, true);
    await page.reload();
    await menu.click();
    await expect(entry(page)).toBeVisible();
  });
});
