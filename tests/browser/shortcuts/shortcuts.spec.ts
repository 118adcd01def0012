import {expect, test, type Page} from '../../support/tab';
import {SHORTCUTS} from '../../../src/shortcuts/shortcuts';
import {expectNoAxeFindings, open} from '../../support/page';
import {dialog as searchDialog, searchBox} from '../../support/searchBackend';

const PAGE = 'how-to/choke-sounds/';
const dialog = (page: Page) => page.getByRole('dialog', {name: 'Keyboard shortcuts'});
const footerButton = (page: Page) =>
  page.getByRole('contentinfo').getByRole('button', {name: 'Keyboard shortcuts'});
const singleKeys = (page: Page) => page.getByRole('switch', {name: /single key/});

test('? lists every shortcut, Escape gives the focus back, ? opens it again at once, Ctrl+K leads to the search', async ({
  page,
}) => {
  await open(page, PAGE);
  // Keys typed into a box of the browser’s extension stay there.
  for (const place of ['html my-notes', 'body div', 'article my-notes', 'article div']) {
    const typed = await page.evaluateHandle((where) => {
      const [selector = '', name = ''] = where.split(' ');
      const root = document
        .querySelector(selector)
        ?.appendChild(document.createElement(name))
        .attachShadow({mode: 'closed'});
      const field = document.createElement('input');
      root?.append(field);
      field.focus();
      return field;
    }, place);
    await page.keyboard.type('n/p?');
    expect(await typed.evaluate((field) => field.value), place).toBe('n/p?');
  }
  await expect(page).toHaveURL(/choke-sounds\/$/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());

  const edit = page.getByRole('link', {name: 'Edit this page'});
  await edit.focus();
  await page.keyboard.press('?');
  await expect(dialog(page)).toBeVisible();
  await expect(dialog(page).locator('dt')).toHaveText(SHORTCUTS.map(({does}) => does));
  await expect(dialog(page).getByRole('button', {name: 'Close'})).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(edit).toBeFocused();
  await page.keyboard.press('?');
  await expect(dialog(page)).toBeVisible();
  // In one task: the browser tells of a closed dialog in the next.
  await page.evaluate(() => {
    document.querySelector<HTMLDialogElement>('dialog[open]')?.close();
    document.body.dispatchEvent(new KeyboardEvent('keydown', {key: '?', bubbles: true}));
  });
  await expect(page.locator('dialog:not([open]):has(#shortcuts-title)')).toHaveCount(0);
  await expect(dialog(page)).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(searchBox(page)).toBeFocused();
  await expect(dialog(page)).toHaveCount(0);

  // Nothing fires in the search, in the list or over an enlarged picture.
  await searchBox(page).pressSequentially('n?p');
  await expect(dialog(page)).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(searchDialog(page)).toHaveCount(0);

  await page.keyboard.press('?');
  await dialog(page).locator('dt').first().click(); // the focus leaves the button
  for (const key of ['n', 'p', '/', '?']) await page.keyboard.press(key);
  await expect(dialog(page)).toHaveCount(1);
  await expect(searchDialog(page)).toHaveCount(0);
  await page.keyboard.press('Escape');

  const picture = page.getByRole('button', {name: /^Enlarge picture/}).first();
  await picture.evaluate((image: HTMLImageElement) => {
    image.click();
    // Before the first frame of the enlarging, as a quick key may come.
    image.dispatchEvent(new KeyboardEvent('keydown', {key: 'n', bubbles: true, composed: true}));
  });
  await expect(page.locator('.medium-zoom-image--opened')).toHaveCount(1);
  await page.keyboard.press('n');
  await expect(page).toHaveURL(/choke-sounds\/$/);
});

test('the footer’s button opens the list too; button and backdrop close it @phone-alone', async ({
  page,
}) => {
  await open(page, PAGE);
  await footerButton(page).click();
  await expect(dialog(page)).toBeInViewport({ratio: 1});
  await expectNoAxeFindings(page, 'dialog[open]', ['light']);
  await dialog(page).getByRole('button', {name: 'Close'}).click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(footerButton(page)).toBeFocused();
  await footerButton(page).click();
  await page.mouse.click(3, 3);
  await expect(dialog(page)).toHaveCount(0);
});

test('keys pressed alone can be turned off, for good; else n and p lead to the next and the previous page', async ({
  page,
}) => {
  await open(page, PAGE);
  await page.keyboard.press('?');
  await singleKeys(page).uncheck();
  await expect(dialog(page).locator('dd', {hasText: 'off'})).toHaveCount(3);
  await expectNoAxeFindings(page, 'dialog[open]', ['dark']);
  await open(page, PAGE);
  const search = page.getByRole('button', {name: 'Search'});
  await expect(search).toHaveAttribute('aria-keyshortcuts', 'Control+K Meta+K');
  for (const key of ['n', 'p', '?', '/']) await page.keyboard.press(key);
  await expect(page).toHaveURL(/choke-sounds\/$/);
  await expect(dialog(page)).toHaveCount(0);
  await expect(searchDialog(page)).toHaveCount(0);

  await footerButton(page).click();
  await singleKeys(page).check();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(search).toHaveAttribute('aria-keyshortcuts', '/ Control+K Meta+K');
  const heading = page.getByRole('heading', {level: 1});
  const href = await page.locator('.pagination-nav__link--next').getAttribute('href');
  await page.keyboard.press('n');
  await expect(page).toHaveURL((url) => url.pathname === href);
  await expect(heading).not.toHaveText('Choke one sound with another');
  await page.keyboard.press('p');
  await expect(page).toHaveURL(/choke-sounds\/$/);
  await expect(heading).toHaveText('Choke one sound with another');
  await page.keyboard.press('Control+n'); // the browser's own; not ours
  await page.keyboard.press('Alt+p');
  await page.keyboard.press('Shift+N');
  await expect(page).toHaveURL(/choke-sounds\/$/);
});
