import {expect} from '@playwright/test';
import {
  dialog,
  openDialog,
  results,
  searchBox,
  searchButton,
  test,
} from '../../support/searchBackend';

const CHOKE = 'Choke one sound with another';

test('the box is a combobox; arrow keys choose a result, also from one end to the other, and Enter opens it', async ({
  page,
  context,
}) => {
  await openDialog(page);
  await searchBox(page).fill('sample');
  await expect(results(page).nth(2)).toBeVisible();
  const box = page.getByRole('combobox', {name: 'Search the help'});
  await expect(box).toHaveAttribute('aria-expanded', 'true');
  await expect(dialog(page).getByRole('listbox', {name: 'Results'})).toHaveId(
    (await box.getAttribute('aria-controls')) ?? '',
  );
  for (const name of ['Close', /^See all/]) {
    await page.keyboard.press('Tab'); // past the list, whose keys are the box's
    await expect(dialog(page).locator(':focus')).toHaveAccessibleName(name);
  }
  await box.focus();
  const chosen = dialog(page).getByRole('option', {selected: true});
  const expectChosen = async (position: number): Promise<void> => {
    await expect(results(page).nth(position)).toHaveAttribute('aria-selected', 'true');
    await expect(chosen).toHaveCount(1);
    const id = (await chosen.getAttribute('id')) ?? '';
    await expect(box).toHaveAttribute('aria-activedescendant', id);
  };
  const last = (await results(page).count()) - 1;
  await expectChosen(0);
  for (const [key, position] of [
    ['ArrowDown', 1],
    ['ArrowUp', 0],
    ['ArrowUp', last],
  ] as const) {
    await page.keyboard.press(key);
    await expectChosen(position);
  }
  await expect(results(page).last()).toBeInViewport({ratio: 0.9}); // a fraction of a pixel may be hidden
  await page.keyboard.press('ArrowDown');
  await expectChosen(0);
  await expect(searchBox(page)).toBeFocused();

  await page.setViewportSize({width: 341, height: 162}); // as with a high zoom
  await page.keyboard.press('ArrowDown');
  await expect(results(page).nth(1)).toBeInViewport({ratio: 0.9});
  await page.keyboard.type('s');
  await expect(searchBox(page)).toBeInViewport({ratio: 0.9});
  await page.setViewportSize({width: 1280, height: 800});

  await searchBox(page).fill('   '); // no query
  await expect(dialog(page).getByText('Popular searches')).toBeVisible();
  await expect(results(page)).toHaveCount(0);
  await searchBox(page).fill('so'); // of "sound"
  await expect(results(page).first()).toBeVisible();
  await searchBox(page).fill('so how do i'); // and what is it about?
  await expect(dialog(page).getByText('Popular searches')).toBeVisible();
  await expect(dialog(page).getByRole('status')).toHaveText('');

  await searchBox(page).fill('choke');
  await expect(results(page).first()).toContainText(CHOKE);
  await expect(results(page).first()).toHaveAccessibleName(`${CHOKE} How-to guides`);
  await expect(results(page).first()).toHaveAccessibleDescription(/choke/i);
  for (const openInTab of [
    () => page.keyboard.press('Control+Enter'),
    () =>
      results(page)
        .first()
        .click({modifiers: ['ControlOrMeta']}),
  ]) {
    const opened = context.waitForEvent('page');
    await openInTab();
    const tab = await opened;
    await expect(tab).toHaveURL(/\/v2\/how-to\/choke-sounds\//);
    await tab.close();
    await expect(dialog(page)).toBeVisible();
    await expect(page).toHaveURL(/\/v2\/$/);
  }
  await page.keyboard.press('ArrowDown');
  const href = await chosen.getAttribute('href');
  expect(href).toMatch(/^\/v2\//);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL((url) => url.pathname + url.hash === href);
  await expect(dialog(page)).toHaveCount(0);
});

test('results say page, heading and something of the text, are marked and counted, and lead to their section @hosted', async ({
  page,
  mode,
}) => {
  await openDialog(page);
  await page.evaluate(() => Object.assign(window, {sameDocument: true}));
  const seeAll = dialog(page).getByRole('link', {name: /^See all/});
  const status = dialog(page).getByRole('status');
  for (const query of ['example', 'it']) {
    await searchBox(page).fill(`${query} drum`);
    await expect(status).toHaveText(/^\d+ results?/);
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
  if (mode === 'hosted') {
    // It has no answers.
    await searchBox(page).fill('one hit plays twice');
    await expect(results(page).first()).toContainText(/twice/i);
    expect(await results(page).first().locator('[data-sign]').count()).toBe(0);
    expect((await results(page).allInnerTexts()).join(' ')).not.toContain('the stick bounced');
  }
  await searchBox(page).fill('bluetooth'); // no more than are shown
  await expect(status).toHaveText(/^[1-9] results?$/);
  await expect(seeAll).toHaveCount(0);

  const isBelow = (id: string): boolean => {
    const heading = document.getElementById(id);
    const between = heading?.compareDocumentPosition(document.activeElement ?? document) ?? 0;
    return (between & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  };
  for (const time of ['from another page', 'from where it leads']) {
    await searchBox(page).fill('crosstalk');
    await expect(results(page).locator('mark').first()).toHaveText(/^cross/i);
    const result = dialog(page).locator('[role="option"][href*="#"]').first();
    const href = (await result.getAttribute('href')) ?? '';
    const id = href.split('#')[1] ?? '';
    expect(href).toMatch(/^\/v2\/[\w/-]+\/#[\w-]+$/);
    await result.click();
    await expect(page).toHaveURL((url) => url.pathname + url.hash === href);
    await expect(page.locator(`[id="${id}"]`), time).toBeInViewport();
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
    await expect(dialog(page)).toHaveCount(0);
    if (time === 'from another page') await expect(page.locator(`[id="${id}"]`)).toBeFocused();
    await expect(searchButton(page), time).not.toBeFocused();
    await page.keyboard.press('Tab'); // on from the section
    expect(await page.evaluate(isBelow, id), time).toBe(true);
    await page.evaluate(() => scrollTo(0, 0));
    await page.keyboard.press('Control+k');
  }

  await searchBox(page).fill('sample');
  await expect(seeAll).toHaveText(/^See all \d+ results$/);
  const all = /\d+ results/.exec((await seeAll.textContent()) ?? '')?.[0] ?? '';
  await expect(status).toHaveText(all);
  await seeAll.click();
  await expect(page).toHaveURL(/\/v2\/search\/\?q=sample$/);
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('status')).toHaveText(all);
});
