import {expect, type Page} from '@playwright/test';
import {refuse, type AlgoliaStandIn} from '../../support/algoliaStandIn';
import {HOSTED_ENV} from '../../support/hostedBuild';
import {connect, disconnect, openDialog, searchBox, test} from '../../support/searchBackend';

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

test('the dialog asks Algolia as the specification says', async ({page, algolia}) => {
  await openDialog(page);
  await searchBox(page).fill('choke');
  await expect(page.getByRole('option').first()).toBeVisible();
  expectCredentials(algolia);
  expect(lastQuery(algolia)).toMatchObject({
    indexName: HOSTED_ENV.ALGOLIA_INDEX_NAME,
    query: 'choke',
    facetFilters: FILTERS,
  });
});

test('the search page asks Algolia as the specification says', async ({page, algolia}) => {
  await page.goto('search/?q=sample');
  await expect(page.getByRole('status')).toHaveText(/results$/);
  await page.getByRole('button', {name: 'More results'}).click();
  await expect.poll(() => lastQuery(algolia).page).toBe(1);
  expectCredentials(algolia);
  expect(lastQuery(algolia)).toMatchObject({
    indexName: HOSTED_ENV.ALGOLIA_INDEX_NAME,
    query: 'sample',
    hitsPerPage: 15,
    facetFilters: FILTERS,
  });
});

test('nobody is asked, and no index loaded, before the reader searches', async ({
  page,
  algolia,
}) => {
  const indexes: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('search-index')) indexes.push(request.url());
  });
  await openDialog(page);
  expect(algolia.requests).toEqual([]);
  await searchBox(page).fill('choke');
  await expect(page.getByRole('option').first()).toBeVisible();
  expect(indexes).toEqual([]);
  await expect(page.locator('meta[name="search-index"]')).toHaveCount(0);
});

test('the dialog names the service that answers', async ({page}) => {
  await openDialog(page);
  await expect(page.locator('.DocSearch-Logo').getByRole('img', {name: 'Algolia'})).toBeVisible();
});

for (const [name, reply] of Object.entries({
  'the key is refused': refuse(403, 'Invalid Application-ID or API key'),
  'the index is gone': refuse(404, 'Index help does not exist'),
  'the service is out of order': refuse(500, 'Internal error'),
  'a hotel’s log-in page answers': {status: 200, body: '<!doctype html>Welcome!'},
})) {
  test(`both say that results can’t be fetched when ${name}`, async ({page, algolia}) => {
    const faults: string[] = [];
    page.on('pageerror', ({message}) => faults.push(message));
    algolia.fault = () => reply;
    await openDialog(page);
    await searchBox(page).fill('choke');
    await expectFailure(page, page.getByRole('alert'));
    await page.goto('search/?q=choke');
    await expectFailure(page, page.getByRole('status'));
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Search results for "choke"');
    algolia.fault = () => undefined;
    await page.getByRole('button', {name: 'Try again'}).click();
    await expect(page.getByRole('status')).toHaveText(/results$/);
    expect(faults).toEqual([]);
  });
}

test('offline, the dialog says so, and works again online', async ({page, context, algolia}) => {
  await openDialog(page);
  await searchBox(page).fill('metro');
  await expect(page.getByRole('option').first()).toBeVisible();
  await disconnect(page);
  await context.setOffline(true);
  await searchBox(page).fill('choke');
  await expectFailure(page, page.getByRole('alert'));
  await context.setOffline(false);
  await connect(page, algolia);
  await page.getByRole('button', {name: 'Try again'}).click();
  await expect(page.getByRole('option').first()).toContainText('Choke one sound with another');
});

test('a service that never answers is given up', async ({page}) => {
  await page.clock.install();
  await openDialog(page);
  await page.route(/algolia/, () => undefined);
  await searchBox(page).fill('choke');
  await page.clock.runFor(9_000);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.clock.runFor(2_000);
  await expectFailure(page, page.getByRole('alert'));
});

test('markup in an index is shown as text', async ({page, algolia}) => {
  const attack = '<img src=x onerror="window.hacked=1"> attack';
  const hierarchy = {lvl0: attack, lvl1: attack, lvl2: null, lvl3: null, lvl4: null, lvl5: null};
  algolia.indices.get(HOSTED_ENV.ALGOLIA_INDEX_NAME)?.records.set('attack', {
    objectID: 'attack',
    url: 'https://help.sunhou.se/v2/how-to/record/',
    type: 'lvl1',
    hierarchy: {...hierarchy, lvl6: null},
    content: attack,
    language: 'en',
    docusaurus_tag: 'default',
  });
  await openDialog(page);
  await searchBox(page).fill('attack');
  await expect(page.getByRole('option').first()).toContainText('<img src=x');
  await page.goto('search/?q=attack');
  await expect(page.locator('main ol > li').first()).toContainText('<img src=x');
  await expect(page.locator('.DocSearch-Modal img, main img')).toHaveCount(0);
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
});

async function expectFailure(page: Page, place: ReturnType<Page['locator']>): Promise<void> {
  await expect(place).toContainText('Unable to fetch results');
  await expect(place).toContainText('You might want to check your network connection.');
  await expect(page.getByRole('button', {name: 'Try again'})).toBeVisible();
}
