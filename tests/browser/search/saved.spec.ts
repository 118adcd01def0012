import {expect, type Locator, type Page} from '@playwright/test';
import {holdBack, hydrated, nothingHappensFor} from '../../support/page';
import {
  dialog,
  EMBEDDED_INDEX,
  openDialog,
  results,
  searchBox,
  test,
} from '../../support/searchBackend';
import {storageKey} from '../../support/storageKey';

const RECENT = storageKey('__DOCSEARCH_RECENT_SEARCHES__help');
const FAVORITES = storageKey('__DOCSEARCH_FAVORITE_SEARCHES__help');

const recent = (page: Page): Locator => dialog(page).getByRole('grid', {name: 'Recent searches'});
const favorites = (page: Page): Locator =>
  dialog(page).getByRole('grid', {name: 'Favorite searches'});
const stored = (page: Page, key: string): Promise<Record<string, unknown>[]> =>
  page.evaluate((name) => JSON.parse(localStorage.getItem(name) ?? '[]') as [], key);
const titles = async (page: Page, key: string): Promise<unknown[]> =>
  (await stored(page, key)).map(({hierarchy}) => (hierarchy as {lvl1: string}).lvl1);

/** Opens the first result for each query, one after the other, and then the search once more. */
async function openResultsOf(page: Page, queries: readonly string[]): Promise<void> {
  await openDialog(page);
  for (const query of queries) {
    await searchBox(page).fill(query);
    await expect(results(page).first()).toContainText(new RegExp(query, 'i'));
    await page.keyboard.press('Enter');
    await expect(dialog(page)).toHaveCount(0);
    await page.keyboard.press('Control+k');
  }
}

test('Enter waits for the answer to what was typed, and opens nothing that was listed before', async ({
  page,
}) => {
  await openResultsOf(page, ['choke']);
  await page.reload();
  const answer = await holdBack(page, EMBEDDED_INDEX);
  await hydrated(page);
  const before = page.url();
  await page.keyboard.press('Control+k');
  await expect(recent(page).getByRole('row')).toContainText([/choke/i]);
  await searchBox(page).fill('metro');
  await page.keyboard.press('Enter');
  await nothingHappensFor(page, 300, 'opening what is listed, a task after the key');
  expect(page.url()).toBe(before);
  await expect(searchBox(page)).toHaveAttribute('aria-activedescendant', '');
  answer();
  await expect(page).toHaveURL(/controllers\/metro\//);
  await expect(dialog(page)).toHaveCount(0);
});

for (const [late, address] of Object.entries({
  index: EMBEDDED_INDEX,
  code: '**/assets/js/search.*.js',
})) {
  test(`Enter is forgotten once more is typed before the ${late} is there`, async ({page}) => {
    const arrive = await holdBack(page, address);
    await openDialog(page);
    const before = page.url();
    await searchBox(page).fill('choke');
    await page.keyboard.press('Enter');
    await searchBox(page).fill('metro'); // as by pasting, without a key
    arrive();
    await expect(results(page).first()).toContainText('Metro');
    await nothingHappensFor(page, 300, 'opening what is listed, a task after the key');
    expect(page.url()).toBe(before);
  });
}

test('by pointer, what was opened is listed in the layout of DocSearch, saved, opened and removed @audit', async ({
  page,
}) => {
  await openResultsOf(page, ['choke', 'metro', 'choke']);
  await expect(recent(page).getByRole('row')).toContainText([/choke/i, /metro/i]);
  const [choke = '', metro = ''] = (await titles(page, RECENT)).map(String);
  const {pathname, hash} = new URL(page.url());
  expect((await stored(page, RECENT))[0]).toEqual({
    objectID: expect.any(String),
    url: pathname + hash,
    type: expect.stringMatching(/^lvl[1-6]$/),
    hierarchy: expect.objectContaining({lvl0: 'How-to guides', lvl1: choke}),
  });
  await recent(page).getByRole('row').first().getByRole('button', {name: /^Save/}).click();
  await expect(favorites(page).getByRole('row')).toHaveCount(1);
  await expect(searchBox(page)).toBeFocused();
  expect(await titles(page, FAVORITES)).toEqual([choke]);
  expect(await titles(page, RECENT)).toEqual([metro]);

  await favorites(page).locator('a').click();
  await expect(page).toHaveURL(/choke/);
  await page.keyboard.press('Control+k');
  expect(await titles(page, RECENT)).toEqual([metro]); // a favorite stays where it is

  await favorites(page)
    .getByRole('button', {name: /^Remove/})
    .click();
  await expect(favorites(page)).toHaveCount(0);
  expect(await titles(page, FAVORITES)).toEqual([]);
  await recent(page)
    .getByRole('button', {name: /^Remove/})
    .click();
  await expect(recent(page)).toHaveCount(0);
  expect(await titles(page, RECENT)).toEqual([]);
  await expect(dialog(page).getByText('Popular searches')).toBeVisible();
});

test('by keyboard, a search is chosen, saved and removed @audit', async ({page}) => {
  await openResultsOf(page, ['metro', 'choke']);
  await expect(recent(page).getByRole('row')).toHaveCount(2);
  const box = page.getByRole('combobox', {name: 'Search the help'});
  await expect(box).toHaveAttribute('aria-haspopup', 'grid');
  const search = (position: number) => recent(page).locator('[aria-selected]').nth(position);
  await expect(search(0)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowDown');
  await expect(search(1)).toHaveAttribute('aria-selected', 'true');
  await expect(box).toHaveAttribute(
    'aria-activedescendant',
    (await search(1).getAttribute('id')) ?? '',
  );

  const save = recent(page).getByRole('button', {name: /^Save “.*choke.*”$/i});
  await tabTo(page, save);
  await page.keyboard.press('Enter');
  await expect(favorites(page).getByRole('row')).toContainText([/choke/i]);
  await expect(box).toBeFocused();
  await expect(dialog(page).getByRole('status')).toHaveText(
    'Recent searches: 1, Favorite searches: 1',
  );

  const remove = favorites(page).getByRole('button', {name: /^Remove “.*choke.*”$/i});
  await tabTo(page, remove);
  await page.keyboard.press('Space');
  await expect(favorites(page)).toHaveCount(0);
  await expect(box).toBeFocused();
  await expect(dialog(page).getByRole('status')).toHaveText('Recent searches: 1');

  const href = await search(0).locator('a').getAttribute('href');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL((url) => url.pathname + url.hash === href);
  await expect(dialog(page)).toHaveCount(0);
});

/** Presses Tab until a control has the focus. */
async function tabTo(page: Page, control: Locator): Promise<void> {
  const all = await dialog(page).getByRole('button').count();
  for (let press = 0; press <= all; press += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(control).toBeFocused();
}
