import {expect, test, type Locator, type Page} from '../../support/tab';
import {nothingChanges, open} from '../../support/page';
import {figure, playIt} from '../../support/play';

/** Back closes what covers the page, and stays on it, wherever the entry before leads. */
const PAGE = 'how-to/choke-sounds/';

interface Cover {
  readonly opens: (page: Page) => Promise<void>;
  readonly shows: (page: Page) => Locator;
  readonly width?: number;
}

const COVERS: Readonly<Record<string, Cover>> = {
  'the search': {
    opens: (page) => page.keyboard.press('Control+k'),
    shows: (page) => page.getByRole('dialog', {name: 'Search'}),
  },
  'a demonstration': {
    width: 390,
    opens: async (page) => {
      await playIt(page).click();
      await expect(figure(page)).toHaveAttribute('data-demo-state', 'ready');
    },
    shows: (page) => figure(page).getByRole('dialog'),
  },
  'the phone’s menu': {
    width: 390,
    opens: (page) => page.getByRole('button', {name: 'Toggle navigation bar'}).click(),
    shows: (page) => page.locator('.navbar-sidebar--show'),
  },
  'the list of shortcuts': {
    opens: (page) => page.keyboard.press('?'),
    shows: (page) => page.getByRole('dialog', {name: 'Keyboard shortcuts'}),
  },
};

const back = (page: Page): Promise<void> => page.evaluate(() => history.back());
/** Back, where that ends the document. */
const leave = async (page: Page): Promise<void> => void (await page.goBack());
const entries = (page: Page): Promise<number> => page.evaluate(() => history.length);
const place = (page: Page): Promise<number> => page.evaluate(() => Math.round(scrollY));

for (const [what, {opens, shows, width = 1280}] of Object.entries(COVERS)) {
  test(`Back closes ${what} and stays on the page; closed by Escape it leaves no entry behind`, async ({
    page,
  }) => {
    await page.setViewportSize({width, height: 844});
    await page.goto('about:blank');
    await open(page, PAGE);
    await page.evaluate(() => Object.assign(window, {sameDocument: true}));
    const before = await entries(page);
    for (const time of ['first', 'second']) {
      await opens(page);
      await expect(shows(page), time).toBeVisible();
      const top = await place(page);
      await back(page);
      await expect(shows(page), time).toHaveCount(0);
      expect(await page.evaluate(() => 'sameDocument' in window), time).toBe(true);
      expect(await place(page), time).toBe(top);
    }
    for (const time of ['first', 'second']) {
      await opens(page);
      await expect(shows(page), time).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(shows(page), time).toHaveCount(0);
      await expect
        .poll(() => page.evaluate(() => (history.state as {spCovered?: number} | null)?.spCovered))
        .toBeUndefined();
    }
    expect(await entries(page)).toBe(before + 1); // one to go forward to, the same each time
    await leave(page);
    await expect(page).toHaveURL('about:blank');
  });
}

test('a page opened from the search or the menu has the page before it', async ({page}) => {
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

test('of two that lie one over the other Back closes the upper', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await page.goto('about:blank');
  await open(page, PAGE);
  const {'a demonstration': demonstration, 'the search': search} = COVERS;
  if (!demonstration || !search) throw new Error('They have other names now.');
  await demonstration.opens(page);
  await search.opens(page);
  await expect(search.shows(page)).toBeVisible();
  await back(page);
  await expect(search.shows(page)).toHaveCount(0);
  await expect(demonstration.shows(page)).toBeVisible();
  await back(page);
  await expect(demonstration.shows(page)).toHaveCount(0);
  await expect(page).toHaveURL(/choke-sounds/);
});
