import {expect} from '@playwright/test';
import {dialog, openDialog, results, searchBox, test} from '../../support/searchBackend';

const CHOKE = 'Choke one sound with another';

test('the box is a combobox that says which result is chosen', async ({page}) => {
  await openDialog(page);
  await searchBox(page).fill('choke');
  await expect(results(page).first()).toContainText(CHOKE);
  const box = page.getByRole('combobox', {name: 'Search the help'});
  await expect(box).toHaveAttribute('aria-expanded', 'true');
  await expect(dialog(page).getByRole('listbox', {name: 'Search the help'})).toHaveId(
    (await box.getAttribute('aria-controls')) ?? '',
  );
  const chosen = dialog(page).getByRole('option', {selected: true});
  await expect(chosen).toHaveCount(1);
  await expect(box).toHaveAttribute(
    'aria-activedescendant',
    (await chosen.getAttribute('id')) ?? '',
  );
});

test('arrow keys choose a result, also from one end to the other', async ({page}) => {
  await openDialog(page);
  await searchBox(page).fill('sample');
  await expect(results(page).nth(2)).toBeVisible();
  const isChosen = (position: number) =>
    expect(results(page).nth(position)).toHaveAttribute('aria-selected', 'true');
  await isChosen(0);
  await page.keyboard.press('ArrowDown');
  await isChosen(1);
  await page.keyboard.press('ArrowUp');
  await isChosen(0);
  await page.keyboard.press('ArrowUp');
  await isChosen((await results(page).count()) - 1);
  await expect(results(page).last()).toBeInViewport({ratio: 0.9}); // a fraction of a pixel may be hidden
  await page.keyboard.press('ArrowDown');
  await isChosen(0);
  await expect(searchBox(page)).toBeFocused();
});

test('Enter opens the chosen result', async ({page}) => {
  await openDialog(page);
  await searchBox(page).fill('choke');
  await expect(results(page).first()).toContainText(CHOKE);
  await page.keyboard.press('ArrowDown');
  const href = await dialog(page).getByRole('option', {selected: true}).getAttribute('href');
  expect(href).toMatch(/^\/v2\//);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL((url) => url.pathname + url.hash === href);
  await expect(dialog(page)).toHaveCount(0);
});

for (const [name, act] of [
  ['Ctrl+Enter', 'key'],
  ['Ctrl and a click', 'click'],
] as const) {
  test(`${name} opens the result in a tab of its own, and the search stays`, async ({
    page,
    context,
  }) => {
    await openDialog(page);
    await searchBox(page).fill('choke');
    await expect(results(page).first()).toContainText(CHOKE);
    const opened = context.waitForEvent('page');
    if (act === 'key') await page.keyboard.press('Control+Enter');
    else
      await results(page)
        .first()
        .click({modifiers: ['ControlOrMeta']});
    const tab = await opened;
    await expect(tab).toHaveURL(/\/v2\/how-to\/choke-sounds\//);
    await expect(dialog(page)).toBeVisible();
    await expect(page).toHaveURL(/\/v2\/$/);
  });
}

test('a click leads to the section that was found, without loading the page anew @hosted', async ({
  page,
}) => {
  await openDialog(page);
  await page.evaluate(() => Object.assign(window, {sameDocument: true}));
  await searchBox(page).fill('crosstalk');
  const result = dialog(page).locator('[role="option"][href*="#"]').first();
  const href = await result.getAttribute('href');
  expect(href).toMatch(/^\/v2\/[\w/-]+\/#[\w-]+$/);
  await result.click();
  await expect(page).toHaveURL((url) => url.pathname + url.hash === href);
  await expect(page.locator(`[id="${href?.split('#')[1] ?? ''}"]`)).toBeInViewport();
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  await expect(dialog(page)).toHaveCount(0);
});

test('words that were found are marked @hosted', async ({page}) => {
  await openDialog(page);
  await searchBox(page).fill('choke');
  await expect(results(page).first().locator('mark').first()).toHaveText(/^chok/i);
});

test('says how many results there are of this query alone, and leads to all of them @hosted', async ({
  page,
}) => {
  await openDialog(page);
  const seeAll = dialog(page).getByRole('link', {name: /^See all \d+ results$/});
  const status = dialog(page).getByRole('status');
  await searchBox(page).fill('sample');
  await expect(seeAll).toBeVisible();
  const first = Number(/\d+/.exec((await seeAll.textContent()) ?? '')?.[0]);
  await expect(status).toHaveText(`${String(first)} results`);
  await searchBox(page).fill('latency');
  await expect(
    results(page)
      .filter({hasText: /latency/i})
      .first(),
  ).toBeVisible();
  await expect(status).not.toHaveText(`${String(first)} results`);
  await searchBox(page).fill('sample');
  await expect(seeAll).toHaveText(`See all ${String(first)} results`);
  await seeAll.click();
  await expect(page).toHaveURL(/\/v2\/search\/\?q=sample$/);
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('status')).toHaveText(`${String(first)} results`);
});

test('shows markup of a query as text @hosted', async ({page}) => {
  await openDialog(page);
  await searchBox(page).fill('<xqxq>zzzqqqxxx</xqxq>');
  await expect(dialog(page).getByRole('status')).toContainText('<xqxq>zzzqqqxxx</xqxq>');
  await expect(dialog(page).locator('xqxq')).toHaveCount(0);
});

test('every result says which page and heading it is, and something of its text @hosted', async ({
  page,
}) => {
  await openDialog(page);
  for (const query of ['example', 'sample', 'latency', 'it']) {
    await searchBox(page).fill(`${query} drum`);
    await expect(dialog(page).getByRole('status')).toHaveText(/^\d+ results?/);
    const rows = await results(page).evaluateAll((items) =>
      items.map((item) => [...item.children].map((part) => part.textContent ?? '')),
    );
    expect(rows.length).toBeGreaterThan(1);
    const titles = rows.map(([title]) => title ?? '');
    expect(new Set(titles).size, titles.join(', ')).toBe(titles.length);
    expect(titles.filter((title) => /^(?:An example|Related)$/.test(title))).toEqual([]);
    const snippets = rows.map(([, snippet = '']) => snippet);
    expect(snippets.filter((text) => text.length < 10 || /^… \S+ …$/.test(text))).toEqual([]);
  }
});

test('offers all results only when there are more than are shown @hosted', async ({page}) => {
  await openDialog(page);
  const seeAll = dialog(page).getByRole('link', {name: /^See all/});
  await searchBox(page).fill('sample');
  await expect(seeAll).toBeVisible();
  await searchBox(page).fill('bluetooth');
  await expect(dialog(page).getByRole('status')).toHaveText(/^[1-9] results?$/);
  await expect(seeAll).toHaveCount(0);
});

test('gives no answer with hosted results @hosted', async ({page, mode}) => {
  test.skip(mode !== 'hosted', 'the site’s own search has answers');
  await openDialog(page);
  await searchBox(page).fill('one hit plays twice');
  await expect(results(page).first()).toBeVisible();
  expect(await results(page).first().locator('[data-sign]').count()).toBe(0);
  expect((await results(page).allInnerTexts()).join(' ')).not.toContain('the stick bounced');
});

test('spaces alone are no query', async ({page}) => {
  await openDialog(page);
  await searchBox(page).fill('choke');
  await expect(results(page).first()).toBeVisible();
  await searchBox(page).fill('   ');
  await expect(dialog(page).getByText('Popular searches')).toBeVisible();
  await expect(results(page)).toHaveCount(0);
});
