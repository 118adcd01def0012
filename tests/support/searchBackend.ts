import {test as base, type Locator, type Page} from './tab';
import {SITE} from '../../src/config/site';
import {INDEX_NAME} from '../../src/search/settings';
import {answerQuery, type AlgoliaQuery, type AlgoliaRecord} from './algoliaAnswers';
import type {RecordedRequest} from './algoliaStandIn';
import {hydrated} from './page';

/** Who answers: the page itself, or Algolia (its stand-in). Set per project in playwright.config.ts. */
type SearchMode = 'embedded' | 'hosted';

/** Breaks what answers the page's own queries, and mends it. */
export type SearchBackend = Record<'fail' | 'mend', () => void>;

export interface SearchOptions {
  mode: SearchMode;
}

interface SearchFixtures {
  backend: SearchBackend;
  /** Answers in hosted mode, and knows what was asked. */
  algolia: Awaited<ReturnType<typeof answerForAlgolia>>;
}

/** The browser's own index. */
export const EMBEDDED_INDEX = `**${SITE.baseUrl}${INDEX_NAME}`;

/** For tests that must pass whoever answers. */
export const test = base.extend<SearchFixtures & SearchOptions>({
  mode: ['embedded', {option: true}],
  algolia: [
    async ({page, mode}, provide) => {
      if (mode === 'hosted')
        await page.route(/googletagmanager/, (route) => route.fulfill({body: ''}));
      await provide(await answerForAlgolia(page));
    },
    {auto: true},
  ],
  backend: async ({page}, provide) => {
    let broken = false;
    await page.route(EMBEDDED_INDEX, (route) => (broken ? route.abort() : route.fallback()));
    await provide({fail: () => (broken = true), mend: () => (broken = false)});
  },
});

export const searchButton = (page: Page): Locator => page.getByRole('button', {name: 'Search'});
export const dialog = (page: Page): Locator => page.getByRole('dialog', {name: 'Search'});
/** The dialog's box: a search box at first, and a combobox when the code that answers is there. */
export const searchBox = (page: Page): Locator =>
  dialog(page)
    .locator('input')
    .and(page.getByLabel('Search the help', {exact: true}));
/** What the dialog found. */
export const results = (page: Page): Locator => dialog(page).getByRole('option');

/** Loads Welcome, or another page, and opens the search from it by a key. */
export async function openDialog(page: Page, key = '/', route = ''): Promise<void> {
  await page.goto(route);
  await hydrated(page);
  await page.keyboard.press(key);
  await searchBox(page).waitFor();
}

/** Presses the × at the end of a search box. */
export async function pressCross(page: Page, box: Locator): Promise<void> {
  const {x, y, width, height} = (await box.boundingBox()) ?? {x: 0, y: 0, width: 0, height: 0};
  await page.mouse.click(x + width - 22, y + height / 2);
}

async function answerForAlgolia(page: Page) {
  const requests: RecordedRequest<{requests: AlgoliaQuery[]}>[] = [];
  const added: AlgoliaRecord[] = [];
  await page.route(/^https:\/\/[\w-]+\.(?:algolia\.net|algolianet\.com)\//, async (route) => {
    const request = route.request();
    const {pathname, searchParams} = new URL(request.url());
    const body = request.postDataJSON() as {requests: AlgoliaQuery[]};
    requests.push({
      method: request.method(),
      path: decodeURIComponent(pathname),
      query: Object.fromEntries(searchParams),
      headers: request.headers(),
      body,
    });
    const results = await Promise.all(body.requests.map((asked) => answerQuery(asked, added)));
    await route.fulfill({json: {results}, headers: {'Access-Control-Allow-Origin': '*'}});
  });
  return {requests, added};
}
