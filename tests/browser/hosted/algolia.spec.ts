import {expect, type Locator} from '@playwright/test';
import {refuse, type AlgoliaStandIn} from '../../support/algoliaStandIn';
import {HOSTED_ENV} from '../../support/hostedBuild';
import {hydrated} from '../../support/page';
import {
  dialog,
  openDialog,
  results,
  searchBox,
  searchButton,
  test,
} from '../../support/searchBackend';

/** The specification's filters (section 7): by language, and by tag of the docs version. */
const FILTERS = ['language:en', ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current']];

function lastQuery(algolia: AlgoliaStandIn): Record<string, unknown> {
  const {requests} = algolia.requests.at(-1)?.body as {requests: Record<string, unknown>[]};
  expect(requests).toHaveLength(1);
  return requests[0] ?? {};
}

function expectCredentials(algolia: AlgoliaStandIn): void {
  for (const {method, path, query, headers} of algolia.requests) {
    const sent = {...headers, ...query};
    expect(`${method} ${path}`).toBe('POST /1/indexes/*/queries');
    expect(sent['x-algolia-application-id']).toBe(HOSTED_ENV.ALGOLIA_APP_ID);
    expect(sent['x-algolia-api-key']).toBe(HOSTED_ENV.ALGOLIA_SEARCH_KEY);
    expect(JSON.stringify(sent)).not.toContain(HOSTED_ENV.ALGOLIA_ADMIN_KEY);
  }
}

test('the dialog asks Algolia as the specification says, and nobody before the reader searches', async ({
  page,
  algolia,
}) => {
  const indexes: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('search-index')) indexes.push(request.url());
  });
  const address = `https://${HOSTED_ENV.ALGOLIA_APP_ID}-dsn.algolia.net`;
  const connection = page.locator(`link[rel="preconnect"][href="${address}"]`);
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', {value: {saveData: true}});
  });
  await page.goto('');
  await hydrated(page);
  await expect(connection).toHaveCount(0);
  await searchButton(page).hover();
  await expect(connection).toHaveCount(1);
  await page.keyboard.press('/');
  await expect(searchBox(page)).toBeFocused();
  expect(algolia.requests).toEqual([]);
  await searchBox(page).fill('choke');
  await expect(results(page).first()).toBeVisible();
  expect(indexes).toEqual([]);
  expectCredentials(algolia);
  expect(lastQuery(algolia)).toMatchObject({
    indexName: HOSTED_ENV.ALGOLIA_INDEX_NAME,
    query: 'choke',
    facetFilters: FILTERS,
  });
});

test('the search page asks Algolia as the specification says', async ({page, algolia}) => {
  await page.goto('search/?q=sample');
  await expect(page.getByRole('main').getByRole('status')).toHaveText(/results$/);
  expect(lastQuery(algolia)).toMatchObject({hitsPerPage: 15});
  await page.getByRole('button', {name: /^Show \d+ more$/}).click();
  // All that are to be shown, so that one query brings them back after Back.
  await expect.poll(() => lastQuery(algolia).hitsPerPage).toBe(30);
  expectCredentials(algolia);
  expect(lastQuery(algolia)).toMatchObject({
    indexName: HOSTED_ENV.ALGOLIA_INDEX_NAME,
    query: 'sample',
    facetFilters: FILTERS,
  });
});

const GONE = refuse(404, 'Index help does not exist');
const REFUSED = refuse(403, 'Invalid Application-ID or API key');
/** Of a public network. */
const LOGIN_PAGE = {status: 200, body: '<!doctype html>Welcome!'};

test('dialog and search page say so when results can’t be fetched, whatever the reason', async ({
  page,
  algolia,
}) => {
  const faults: string[] = [];
  page.on('pageerror', ({message}) => faults.push(message));
  const main = page.getByRole('main');
  algolia.fault = () => GONE;
  await page.goto('search/?q=choke');
  await expectFailure(main);
  await expect(page).toHaveTitle(/^Search results for “choke”/);
  algolia.fault = () => undefined;
  await main.getByRole('button', {name: 'Try again'}).click();
  await expect(main.getByRole('status')).toHaveText(/results$/);
  await page.keyboard.press('Control+k');
  for (const reply of [REFUSED, LOGIN_PAGE]) {
    algolia.fault = () => reply;
    await searchBox(page).fill(`choke ${String(reply.status)}`);
    await expectFailure(dialog(page));
    algolia.fault = () => undefined;
    await dialog(page).getByRole('button', {name: 'Try again'}).click();
    await expect(dialog(page).getByRole('alert')).toHaveCount(0);
  }
  expect(faults).toEqual([]);
});

test.describe('with a clock of its own', () => {
  test.use({ownContext: true});

  test('a service that never answers is given up', async ({page}) => {
    await page.clock.install();
    await openDialog(page);
    await page.route(/algolia/, () => undefined);
    const asked = page.waitForRequest(/algolia/);
    await searchBox(page).fill('choke');
    await asked;
    await page.clock.runFor(5_000);
    await expect(dialog(page).getByRole('alert')).toHaveCount(0);
    await page.clock.runFor(6_000);
    await expectFailure(dialog(page));
  });
});

test('markup in an index is shown as text, and links lead where they are configured to', async ({
  page,
  algolia,
}) => {
  const attack = '<img src=x onerror="window.hacked=1"> attack';
  const hierarchy = {lvl0: attack, lvl1: attack, lvl2: null, lvl3: null, lvl4: null, lvl5: null};
  const add = (objectID: string, url: string, content: string) =>
    algolia.indices.get(HOSTED_ENV.ALGOLIA_INDEX_NAME)?.records.set(objectID, {
      objectID,
      url,
      type: 'lvl1',
      hierarchy: {...hierarchy, lvl6: null},
      content,
      language: 'en',
      docusaurus_tag: 'default',
    });
  const own = 'https://help.sunhou.se/v2/old-guides/record/?from=index#check-that-it-works';
  add('attack', own, attack);
  add('outside', 'https://outside.example/', 'zzxxqq');
  const href = '/v2/how-to/record/#check-that-it-works';
  await page.goto('search/?q=attack');
  await expect(page.locator('main ol > li').first()).toContainText('<img src=x');
  await expect(page.locator('main ol a').first()).toHaveAttribute('href', href);
  await expect(page.locator('main img')).toHaveCount(0);
  await page.evaluate(() => Object.assign(window, {sameDocument: true}));
  await page.keyboard.press('Control+k');
  await searchBox(page).fill('attack');
  await expect(results(page).first()).toContainText('<img src=x');
  await expect(results(page).first()).toHaveAttribute('href', href);
  await expect(dialog(page).locator('img')).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/v2\/how-to\/record\/#check-that-it-works$/);
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
  // It brings a navbar of its own: a search that the search page's opens meanwhile goes with it.
  await expect(page.getByRole('heading', {level: 1})).toHaveText(/^Record/);

  await page.route('https://outside.example/', async (route) => {
    await new Promise((answers) => setTimeout(answers, 300));
    await route.fulfill({contentType: 'text/html', body: 'Outside'});
  });
  await page.keyboard.press('Control+k');
  await searchBox(page).fill('zzxxqq');
  await expect(results(page).first()).toHaveAttribute('href', 'https://outside.example/');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('https://outside.example/');
});

async function expectFailure(place: Locator): Promise<void> {
  const failure = place.getByRole('alert');
  await expect(failure).toContainText('Unable to fetch results');
  await expect(failure).toContainText('You might want to check your network connection.');
  await expect(failure.getByRole('button', {name: 'Try again'})).toBeVisible();
}
