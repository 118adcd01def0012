import {expect} from '@playwright/test';
import {hydrated} from '../../support/page';
import {dialog, openDialog, searchBox, searchButton, test} from '../../support/searchBackend';

test('the button in the navbar opens the search @phone', async ({page}) => {
  await page.goto('');
  await hydrated(page);
  await searchButton(page).click();
  await expect(dialog(page)).toBeVisible();
  await expect(searchBox(page)).toBeFocused();
});

for (const key of ['/', 'Control+k', 'Meta+k']) {
  test(`${key} opens the search, also when a button has the focus`, async ({page}) => {
    await openDialog(page, key);
    await expect(searchBox(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(searchButton(page)).toBeFocused();
    await page.keyboard.press(key);
    await expect(searchBox(page)).toBeFocused();
    await expect(searchBox(page)).toHaveValue('');
  });
}

test('the button tells screen readers which keys open the search', async ({page}) => {
  await page.goto('');
  await expect(searchButton(page)).toHaveAttribute('aria-keyshortcuts', '/ Control+K Meta+K');
});

test('/ typed into another box is a letter, and Ctrl+K still opens the search', async ({page}) => {
  await page.goto('search/');
  await hydrated(page);
  const box = page.getByRole('main').getByRole('searchbox');
  await box.fill('kick');
  await page.keyboard.press('/');
  await expect(box).toHaveValue('kick/');
  await expect(dialog(page)).toHaveCount(0);
  await page.keyboard.press('Control+k');
  await expect(searchBox(page)).toBeFocused();
});

test('the page behind the open search takes no keys and does not scroll', async ({page}) => {
  await openDialog(page, '/', 'how-to/choke-sounds/');
  const isInside = () =>
    page.evaluate(() => document.activeElement?.closest('dialog[open]') !== null);
  for (const key of ['Tab', 'Tab', 'Tab', 'Tab', 'Tab', 'Tab', 'Tab', 'Tab', 'Shift+Tab']) {
    await page.keyboard.press(key);
    // Past the last control the browser's own controls have the focus, and the page's body counts as active.
    const onBody = await page.evaluate(() => document.activeElement === document.body);
    expect(onBody || (await isInside())).toBe(true);
  }
  await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden');
  await searchBox(page).focus();
  await page.keyboard.type('n?p');
  await expect(searchBox(page)).toHaveValue('n?p');
  await expect(page).toHaveURL(/choke-sounds\/$/);
  await expect(page.getByRole('dialog')).toHaveCount(1);
});

test('chords with more keys are the browser’s, and open and close nothing', async ({page}) => {
  await page.goto('');
  await hydrated(page);
  await page.evaluate(() => {
    const taken: string[] = [];
    Object.assign(window, {taken});
    addEventListener('keydown', ({key, defaultPrevented}) => {
      if (defaultPrevented) taken.push(key);
    });
  });
  const MORE = ['Control+Shift+K', 'Control+Alt+k', 'Meta+Shift+K', 'Control+Meta+k'];
  for (const chord of MORE) await page.keyboard.press(chord);
  await expect(dialog(page)).toHaveCount(0);
  expect(await page.evaluate(() => (window as unknown as {taken: string[]}).taken)).toEqual([]);
  await page.keyboard.press('Control+k');
  for (const chord of MORE) await page.keyboard.press(chord);
  await expect(dialog(page)).toHaveCount(1);
});
