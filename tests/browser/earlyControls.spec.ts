import {expect, test, type Page} from '@playwright/test';

/** The page before React: its scripts are held back until `release` is called. */
async function holdScripts(page: Page): Promise<() => void> {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/js/main.*', async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

const hydrated = (page: Page) =>
  page.waitForFunction(() => document.documentElement.dataset.hasHydrated === 'true');

test('the color mode changes before scripts have come, and stays changed', async ({page}) => {
  const release = await holdScripts(page);
  await page.goto('how-to/choke-sounds/', {waitUntil: 'commit'});
  const toggle = page.getByRole('button', {name: /Switch between dark and light mode/});
  await toggle.click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  release();
  await hydrated(page);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(toggle).toHaveAccessibleName(/currently dark mode/);
  await toggle.click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
});

test('a button pressed too early is pressed again when it works', async ({page}) => {
  const release = await holdScripts(page);
  await page.goto('how-to/choke-sounds/', {waitUntil: 'commit'});
  await page.getByRole('button', {name: 'Search'}).click();
  release();
  await expect(page.getByRole('searchbox')).toBeFocused();
});

test('a menu button pressed too early opens the menu @phone', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  const release = await holdScripts(page);
  await page.goto('how-to/choke-sounds/', {waitUntil: 'commit'});
  await page.getByRole('button', {name: /navigation bar/}).click();
  release();
  await expect(page.locator('.navbar-sidebar--show')).toBeAttached();
});
