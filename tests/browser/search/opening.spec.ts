import {expect} from '@playwright/test';
import {hydrated} from '../../support/page';
import {dialog, searchBox, searchButton, test} from '../../support/searchBackend';

const KEYS = ['/', 'Control+k', 'Meta+k'];
/** The browser's. */
const CHORDS = ['Control+Shift+K', 'Control+Alt+k', 'Meta+Shift+K', 'Control+Meta+k'];

test('button and keys open the search, also when a button has the focus; chords with more keys are the browser’s', async ({
  page,
}) => {
  await page.goto('how-to/choke-sounds/');
  await hydrated(page);
  await expect(searchButton(page)).toHaveAttribute('aria-keyshortcuts', '/ Control+K Meta+K');
  await page.evaluate(() => {
    const taken: string[] = [];
    Object.assign(window, {taken});
    addEventListener('keydown', ({key, defaultPrevented, repeat}) => {
      if (defaultPrevented) taken.push(repeat ? `${key} held` : key);
    });
  });
  for (const chord of CHORDS) await page.keyboard.press(chord);
  await expect(dialog(page)).toHaveCount(0);
  const taken = () => page.evaluate(() => (window as unknown as {taken: string[]}).taken);
  expect(await taken()).toEqual([]);

  await searchButton(page).click();
  await expect(searchBox(page)).toBeFocused();
  for (const key of KEYS) {
    await page.keyboard.press('Escape');
    await expect(searchButton(page)).toBeFocused();
    await page.keyboard.press(key);
    await expect(searchBox(page), key).toBeFocused();
    await expect(searchBox(page)).toHaveValue('');
  }
  for (const chord of CHORDS) await page.keyboard.press(chord);
  await expect(dialog(page)).toHaveCount(1);

  // A key that is held.
  for (const key of ['Control', 'k', 'k']) await page.keyboard.down(key);
  await expect(dialog(page)).toHaveCount(0);
  expect(await taken()).toContain('k held');
  for (const key of ['k', 'Control']) await page.keyboard.up(key);
  await page.keyboard.down('/');
  await expect(searchBox(page)).toBeFocused();
  await page.keyboard.down('/');
  await page.keyboard.up('/');
  await expect(searchBox(page)).toHaveValue('');

  // The page behind takes no keys and does not scroll.
  for (const key of ['Tab', 'Tab', 'Tab', 'Tab', 'Tab', 'Tab', 'Tab', 'Tab', 'Shift+Tab']) {
    await page.keyboard.press(key);
    const isInside = await page.evaluate(() => {
      const {activeElement: element} = document;
      // Past the last control the browser's own have the focus, and the page's body counts as active.
      return element === document.body || element?.closest('dialog[open]') !== null;
    });
    expect(isInside).toBe(true);
  }
  await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden');
  await searchBox(page).focus();
  await page.keyboard.type('n?p');
  await expect(searchBox(page)).toHaveValue('n?p');
  await expect(page).toHaveURL(/choke-sounds\/$/);
  await expect(page.getByRole('dialog')).toHaveCount(1);
});
