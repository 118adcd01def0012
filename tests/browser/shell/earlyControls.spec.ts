import {expect, test, type Page} from '../../support/tab';
import {holdBack, hydrated, open} from '../../support/page';
import {searchBox} from '../../support/searchBackend';
import {storageKey} from '../../support/storageKey';

/** Without them the page is as before React. */
const SCRIPTS = '**/assets/js/main.*';

test('before scripts are loaded the color mode is light, changes and stays changed, and a button is pressed again when it works', async ({
  page,
}) => {
  await page.emulateMedia({colorScheme: 'dark'}); // whatever the system prefers
  const release = await holdBack(page, SCRIPTS);
  await page.goto('how-to/choke-sounds/', {waitUntil: 'commit'});
  const toggle = page.getByRole('button', {name: /Switch between dark and light mode/});
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await toggle.click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  // Kept for a reader who goes on before they are there.
  const kept = () => page.evaluate((key) => localStorage.getItem(key), storageKey('theme'));
  expect(await kept()).toBe('dark');
  const category = page.getByRole('button', {name: /category 'Quick start'/});
  await category.click();
  await page.getByRole('button', {name: 'Search'}).click(); // the last one only
  release();
  await expect(searchBox(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(category).toHaveAttribute('aria-expanded', 'false');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(toggle).toHaveAccessibleName(/currently dark mode/);
  expect(await kept()).toBe('dark');
  await page.route('**/assets/js/**', (route) => route.abort());
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await toggle.click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
});

test('a caret that is pressed before scripts are loaded opens its category, also where React puts the sidebar back as it was left @audit', async ({
  page,
}) => {
  await open(page, 'how-to/choke-sounds/');
  const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
  const caret = sidebar.getByRole('button', {name: 'Troubleshooting'});
  await sidebar.getByRole('button', {name: 'Hardware overview'}).click();
  const release = await holdBack(page, SCRIPTS);
  await page.reload({waitUntil: 'commit'});
  await caret.click();
  await expect(caret).toHaveAttribute('aria-expanded', 'false');
  release();
  await expect(caret).toHaveAttribute('aria-expanded', 'true');
});

/**
 * Presses buttons once, when React has begun to take the page over (it listens for clicks) and has not
 * ended: React answers such presses itself.
 */
async function pressMeanwhile(page: Page, selectors: readonly string[]): Promise<void> {
  await page.addInitScript((buttons) => {
    const {addEventListener} = EventTarget.prototype;
    EventTarget.prototype.addEventListener = function (this: EventTarget, type, ...rest) {
      addEventListener.call(this, type, ...rest);
      if (type !== 'click' || (this as Partial<Element>).id !== '__docusaurus') return;
      EventTarget.prototype.addEventListener = addEventListener;
      queueMicrotask(() => {
        document.body.dataset.pressed = document.documentElement.dataset.hasHydrated;
        for (const one of buttons) document.querySelector<HTMLElement>(one)?.click();
      });
    };
  }, selectors);
  await page.goto('how-to/choke-sounds/');
  await hydrated(page);
  await expect(page.locator('body')).toHaveAttribute('data-pressed', 'false');
}

test('color mode and a category pressed while React takes over are pressed once @audit', async ({
  page,
}) => {
  await pressMeanwhile(page, [
    '[data-early="color-mode"]',
    ".menu__caret[aria-label*='Quick start']",
  ]);
  const category = page.getByRole('button', {name: /category 'Quick start'/});
  await expect(category).toHaveAttribute('aria-expanded', 'true');
  await expect(page.locator('.menu__link', {hasText: 'What’s in the box'})).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(
    page.getByRole('button', {name: /Switch between dark and light mode/}),
  ).toHaveAccessibleName(/currently dark mode/);
});
