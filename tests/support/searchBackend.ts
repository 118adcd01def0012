import {existsSync, readFileSync} from 'node:fs';
import {test as base, type Locator, type Page, type Route} from './tab';
import {SITE} from '../../src/config/site';
import {INDEX_SETTINGS} from '../../src/search/push/settings';
import {INDEX_NAME} from '../../src/search/settings';
import type {StandInRecord} from './algoliaQuery';
import {AlgoliaStandIn} from './algoliaStandIn';
import {HOSTED_ENV, HOSTED_RECORDS} from './hostedBuild';
import {hydrated} from './page';

/** Who answers: the page itself, or Algolia (its stand-in). Set per project in playwright.config.ts. */
type SearchMode = 'embedded' | 'hosted';

/** Breaks what answers the page's queries, and mends it. */
export interface SearchBackend {
  fail: () => void;
  mend: () => void;
}

export interface SearchOptions {
  mode: SearchMode;
}

interface SearchFixtures {
  backend: SearchBackend;
  /** Answers in hosted mode, and knows what was asked. */
  algolia: AlgoliaStandIn;
}

/** The browser's own index. */
export const EMBEDDED_INDEX = `**${SITE.baseUrl}${INDEX_NAME}`;
const ALGOLIA_SERVERS = /^https:\/\/[\w-]+\.(?:algolia\.net|algolianet\.com)\//;

/** For tests that must pass whoever answers: one interface, two backends. */
export const test = base.extend<SearchFixtures & SearchOptions>({
  mode: ['embedded', {option: true}],
  algolia: [
    async ({page, mode}, provide) => {
      const standIn = createStandIn();
      if (mode === 'hosted') {
        await page.route(ALGOLIA_SERVERS, (route) => answer(route, standIn));
        await page.route(/googletagmanager/, (route) => route.fulfill({body: ''}));
      }
      await provide(standIn);
    },
    {auto: true},
  ],
  // It needs the stand-in, whose route must be added before its own: the last one is asked first.
  backend: async ({algolia, page, mode}, provide) => {
    let broken = false;
    await page.route(mode === 'hosted' ? ALGOLIA_SERVERS : EMBEDDED_INDEX, (route) =>
      broken ? route.abort() : route.fallback(),
    );
    await provide({
      fail: () => {
        broken = true;
      },
      mend: () => {
        broken = false;
        algolia.requests.length = 0;
      },
    });
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

function createStandIn(): AlgoliaStandIn {
  const standIn = new AlgoliaStandIn({
    appId: HOSTED_ENV.ALGOLIA_APP_ID,
    adminKey: HOSTED_ENV.ALGOLIA_ADMIN_KEY,
    searchKey: HOSTED_ENV.ALGOLIA_SEARCH_KEY,
  });
  if (!existsSync(HOSTED_RECORDS)) return standIn;
  const records = JSON.parse(readFileSync(HOSTED_RECORDS, 'utf8')) as StandInRecord[];
  standIn.indices.set(HOSTED_ENV.ALGOLIA_INDEX_NAME, {
    records: new Map(records.map((record) => [record.objectID, record])),
    settings: INDEX_SETTINGS,
    synonyms: [],
    rules: [],
  });
  return standIn;
}

async function answer(route: Route, standIn: AlgoliaStandIn): Promise<void> {
  const request = route.request();
  const {pathname, searchParams} = new URL(request.url());
  const {status, body} = standIn.answer({
    method: request.method(),
    path: decodeURIComponent(pathname),
    query: Object.fromEntries(searchParams),
    headers: request.headers(),
    body: request.postDataJSON() as unknown,
  });
  const content = typeof body === 'string' ? {body} : {json: body};
  await route.fulfill({status, ...content, headers: {'Access-Control-Allow-Origin': '*'}});
}
