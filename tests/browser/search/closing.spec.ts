import {expect, type Page} from '@playwright/test';
import {hydrated} from '../../support/page';
import {
  dialog,
  openDialog,
  results,
  searchBox,
  searchButton,
  test,
} from '../../support/searchBackend';

const PAGE = 'how-to/choke-sounds/';
const CHOKE = 'Choke one sound with another';

/** Ways to close the search without choosing anything. */
const WAYS: Record<string, (page: Page) => Promise<void>> = {
  Escape: (page) => page.keyboard.press('Escape'),
  'Ctrl+K': (page) => page.keyboard.press('Control+k'),
  '⌘K': (page) => page.keyboard.press('Meta+k'),
  'a press on the backdrop': (page) => page.mouse.click(20, 400),
  'the button Close @phone': (page) => dialog(page).getByRole('button', {name: 'Close'}).click(),
};

for (const [way, close] of Object.entries(WAYS)) {
  test(`${way} closes the search, and the focus returns to its button`, async ({page}) => {
    await openDialog(page, '/', PAGE);
    await searchBox(page).fill('choke');
    await expect(results(page).first()).toBeVisible();
    await close(page);
    await expect(dialog(page)).toHaveCount(0);
    await expect(searchButton(page)).toBeFocused();
    await expect(page).toHaveURL(/choke-sounds\/$/);
    await expect(page.getByRole('heading', {level: 1})).toHaveText(CHOKE);
  });
}

test.describe('Back', () => {
  test('closes the search and leaves page, place and focus as they are', async ({page}) => {
    await goFromListToPage(page);
    await page.mouse.move(640, 400);
    await page.mouse.wheel(0, 700);
    await expect.poll(() => scrolled(page)).toBe(700);
    await page.keyboard.press('Control+k');
    await expect(searchBox(page)).toBeFocused();
    await page.evaluate(() => history.back());
    await expect(dialog(page)).toHaveCount(0);
    await expect(searchButton(page)).toBeFocused();
    await expect(page).toHaveURL(/choke-sounds\/$/);
    await expect(page.getByRole('heading', {level: 1})).toHaveText(CHOKE);
    await twoFrames(page);
    expect(await scrolled(page)).toBe(700);
    await expect(searchButton(page)).toBeFocused();
  });

  test('leaves the page when it is used once more', async ({page}) => {
    await goFromListToPage(page);
    await page.keyboard.press('Control+k');
    await expect(searchBox(page)).toBeFocused();
    await page.evaluate(() => history.back());
    await expect(dialog(page)).toHaveCount(0);
    await page.evaluate(() => history.back());
    await expect(page).toHaveURL(/\/how-to\/$/);
    await expect(page.getByRole('heading', {level: 1})).not.toHaveText(CHOKE);
    await page.evaluate(() => history.forward());
    await expect(page.getByRole('heading', {level: 1})).toHaveText(CHOKE);
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  });

  test('leads back from a result that was opened', async ({page}) => {
    await openDialog(page, '/', 'how-to/');
    await searchBox(page).fill('choke');
    await expect(results(page).first()).toContainText(CHOKE);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', {level: 1})).toHaveText(CHOKE);
    await expect(dialog(page)).toHaveCount(0);
    await page.goBack();
    await expect(page).toHaveURL(/\/how-to\/$/);
    await expect(page.getByRole('heading', {level: 1})).not.toHaveText(CHOKE);
  });
});

/** Goes from one page to the next by a link, so that there is a page to go back to. */
async function goFromListToPage(page: Page): Promise<void> {
  await page.goto('how-to/');
  await hydrated(page);
  await page.evaluate(() => Object.assign(window, {sameDocument: true}));
  await page.locator('.theme-doc-markdown a[href$="/how-to/choke-sounds/"]').first().click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText(CHOKE);
}

const scrolled = (page: Page): Promise<number> => page.evaluate(() => Math.round(window.scrollY));

/** Waits until the browser has drawn what the page's scripts did last. */
async function twoFrames(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(() => drawn(true)))),
  );
}

test('a key that opens the search again right after it was closed is not lost', async ({page}) => {
  await openDialog(page);
  await searchBox(page).fill('choke');
  // Within one task, before the dialog's own event: as fast as no reader and some machines are.
  await page.evaluate(async () => {
    const press = (key: string, ctrlKey = false) =>
      document.activeElement?.dispatchEvent(
        new KeyboardEvent('keydown', {key, ctrlKey, bubbles: true, cancelable: true}),
      );
    press('Escape');
    for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
    press('k', true);
  });
  await twoFrames(page);
  await expect(searchBox(page)).toBeFocused();
  await expect(searchBox(page)).toHaveValue('');
});

test('a press inside the search does not close it', async ({page}) => {
  await openDialog(page);
  await dialog(page).getByText('Popular searches').click();
  await expect(dialog(page)).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({viewport: {width: 390, height: 844}, hasTouch: true});

  test('Back closes the search first, and the page scrolls again @phone', async ({page}) => {
    await goFromListToPage(page);
    await searchButton(page).click();
    await expect(searchBox(page)).toBeFocused();
    await searchBox(page).fill('metro');
    await expect(results(page).first()).toBeVisible();
    await page.evaluate(() => history.back());
    await expect(dialog(page)).toHaveCount(0);
    await expect(page).toHaveURL(/choke-sounds\/$/);
    await expect(page.getByRole('heading', {level: 1})).toHaveText(CHOKE);
    await expect(page.locator('html')).not.toHaveCSS('overflow-y', 'hidden');
    await page.evaluate(() => window.scrollTo({top: 500, behavior: 'instant'}));
    expect(await scrolled(page)).toBe(500);
    await page.goBack();
    await expect(page).toHaveURL(/\/how-to\/$/);
  });

  test('a finger that drags the results sends the keyboard away @phone', async ({page}) => {
    await openDialog(page);
    await searchBox(page).fill('sample');
    await expect(results(page).nth(3)).toBeVisible();
    await expect(searchBox(page)).toBeFocused();
    await results(page).nth(2).dispatchEvent('touchmove');
    await expect(searchBox(page)).not.toBeFocused();
    await expect(results(page).nth(3)).toBeVisible();
  });
});
