import {expect, test, type Locator, type Page} from '../../support/tab';
import {goWithin, nothingChanges, open} from '../../support/page';
import {figure, playIt} from '../../support/play';

/** Back closes what covers the page, and stays on it, wherever the entry before leads. */
const PAGE = 'how-to/choke-sounds/';

interface Cover {
  readonly opens: (page: Page) => Promise<void>;
  readonly shows: (page: Page) => Locator;
}

const COVERS = {
  'the search': {
    opens: (page) => page.keyboard.press('Control+k'),
    shows: (page) => page.getByRole('dialog', {name: 'Search'}),
  },
  'a demonstration': {
    opens: async (page) => {
      await playIt(page).click();
      await expect(figure(page)).toHaveAttribute('data-demo-state', 'ready');
    },
    shows: (page) => figure(page).getByRole('dialog'),
  },
  'the phone’s menu': {
    opens: (page) => page.getByRole('button', {name: 'Toggle navigation bar'}).click(),
    shows: (page) => page.locator('.navbar-sidebar--show'),
  },
  'the list of shortcuts': {
    opens: (page) => page.keyboard.press('?'),
    shows: (page) => page.getByRole('dialog', {name: 'Keyboard shortcuts'}),
  },
} satisfies Record<string, Cover>;

const back = (page: Page): Promise<void> => page.evaluate(() => history.back());
const entries = (page: Page): Promise<number> => page.evaluate(() => history.length);
const place = (page: Page): Promise<number> => page.evaluate(() => Math.round(scrollY));

test('Back closes what covers the page and stays on it; closed by Escape it leaves no entry behind; of two Back closes the upper', async ({
  page,
}) => {
  test.slow(); // all in one document
  await page.setViewportSize({width: 390, height: 844});
  await page.goto('about:blank');
  await open(page, PAGE);
  await page.evaluate(() => {
    Object.assign(window, {sameDocument: true});
    scrollTo({top: 300, behavior: 'instant'});
  });
  const before = await entries(page);
  for (const [what, {opens, shows}] of Object.entries(COVERS)) {
    await opens(page);
    await expect(shows(page), what).toBeVisible();
    const top = await place(page);
    await back(page);
    await expect(shows(page), what).toHaveCount(0);
    expect(await place(page), what).toBe(top);
    await expect(page.locator('html'), what).not.toHaveCSS('overflow-y', 'hidden');
    for (const time of ['first', 'second']) {
      await opens(page);
      await expect(shows(page), `${what}, ${time}`).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(shows(page), `${what}, ${time}`).toHaveCount(0);
      await expect
        .poll(() => page.evaluate(() => (history.state as {spCovered?: number} | null)?.spCovered))
        .toBeUndefined();
    }
  }
  const {'a demonstration': demonstration, 'the search': search} = COVERS;
  await demonstration.opens(page);
  await search.opens(page);
  await expect(search.shows(page)).toBeVisible();
  await back(page);
  await expect(search.shows(page)).toHaveCount(0);
  await expect(demonstration.shows(page)).toBeVisible();
  await back(page);
  await expect(demonstration.shows(page)).toHaveCount(0);
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  expect(await entries(page)).toBeLessThanOrEqual(before + 2); // to go forward to, the same each time
  await page.goBack(); // that ends the document
  await expect(page).toHaveURL('about:blank');
});

test('where it was opened at a heading, the page stays where the reader went from there @audit', async ({
  page,
}) => {
  const {opens, shows} = COVERS['the search'];
  for (const close of [() => page.keyboard.press('Escape'), () => back(page)]) {
    await open(page, 'glossary/#layer');
    await nothingChanges(page);
    await page.mouse.move(600, 400);
    await page.mouse.wheel(0, -1000);
    await nothingChanges(page);
    const top = await place(page);
    await opens(page);
    await expect(shows(page)).toBeVisible();
    await close();
    await expect(shows(page)).toHaveCount(0);
    await nothingChanges(page);
    expect(await place(page)).toBe(top);
  }
});

test('a page opened from the search or the menu has the page before it @audit', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await open(page, PAGE);
  const heading = page.getByRole('heading', {level: 1});
  const title = await heading.textContent();
  for (const choose of [
    async () => {
      await page.keyboard.press('Control+k');
      await page.keyboard.type('metro');
      await expect(page.getByRole('option').first()).toContainText('Metro');
      await page.keyboard.press('Enter');
    },
    async () => {
      await page.keyboard.press('Control+k');
      await page.keyboard.type('metro');
      await page.getByRole('option').first().click();
    },
    async () => {
      await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
      await page.locator('.navbar-sidebar').getByRole('link', {name: 'Glossary'}).click();
    },
  ]) {
    await nothingChanges(page);
    await choose();
    await expect(heading).not.toHaveText(title ?? '');
    await back(page);
    await expect(heading).toHaveText(title ?? '');
  }
});

test('a link to the page that is shown, pressed in the menu or the search, costs no more Back; several pages back at once go there @audit', async ({
  page,
}) => {
  await page.setViewportSize({width: 390, height: 844});
  await open(page, 'glossary/');
  await goWithin(page, `/v2/${PAGE}`);
  const heading = page.getByRole('heading', {level: 1});
  await expect(heading).toHaveText('Choke one sound with another');
  const {'the phone’s menu': menu, 'the search': search} = COVERS;
  const isAlone = () =>
    expect
      .poll(() => page.evaluate(() => (history.state as {spCovered?: number} | null)?.spCovered))
      .toBeUndefined();
  await menu.opens(page);
  await page.locator('.navbar-sidebar [aria-current="page"]').click();
  await expect(menu.shows(page)).toHaveCount(0);
  await isAlone();
  const {key} = await page.evaluate(() => history.state as {key: string});
  await search.opens(page);
  await page.keyboard.type('choke one sound with another');
  await expect(page.getByRole('option').first()).toContainText('Choke one sound');
  const before = await entries(page);
  await page.getByRole('option').first().click();
  await expect(search.shows(page)).toHaveCount(0);
  await isAlone();
  await nothingChanges(page);
  expect(await entries(page)).toBe(before);
  expect(key).not.toBe((await page.evaluate(() => history.state as {key: string})).key);
  await back(page);
  await expect(heading).toHaveText('Glossary');

  await goWithin(page, `/v2/${PAGE}`);
  await expect(heading).toHaveText('Choke one sound with another');
  await menu.opens(page);
  await expect(menu.shows(page)).toBeVisible();
  await page.evaluate(() => history.go(-2));
  await expect(heading).toHaveText('Glossary');
  await expect(menu.shows(page)).toHaveCount(0);
});
