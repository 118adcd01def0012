import {expect} from '@playwright/test';
import {HOSTED_ENV} from '../../support/hostedBuild';
import {hydrated} from '../../support/page';
import {dialog, results, searchBox, searchButton, test} from '../../support/searchBackend';

/** The specification's filters (section 7): by language, and by tag of the docs version. */
const FILTERS = ['language:en', ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current']];

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
  for (const {method, path, query, headers} of algolia.requests) {
    const sent = {...headers, ...query};
    expect(`${method} ${path}`).toBe('POST /1/indexes/*/queries');
    expect(sent['x-algolia-application-id']).toBe(HOSTED_ENV.ALGOLIA_APP_ID);
    expect(sent['x-algolia-api-key']).toBe(HOSTED_ENV.ALGOLIA_SEARCH_KEY);
    expect(JSON.stringify(sent)).not.toContain(HOSTED_ENV.ALGOLIA_ADMIN_KEY);
  }
  const asked = {indexName: HOSTED_ENV.ALGOLIA_INDEX_NAME, query: 'choke', facetFilters: FILTERS};
  expect(algolia.requests.at(-1)?.body.requests).toEqual([expect.objectContaining(asked)]);
});

test('markup in an index is shown as text, and links lead where they are configured to', async ({
  page,
  algolia,
}) => {
  const attack = '<img src=x onerror="window.hacked=1"> attack';
  const own = 'https://help.sunhou.se/v2/old-guides/record/?from=index#check-that-it-works';
  algolia.added.push(
    {
      objectID: 'attack',
      url: own,
      hierarchy: {lvl0: attack, lvl1: attack, lvl2: null},
      content: attack,
      _snippetResult: {content: {value: attack}},
    },
    {objectID: 'outside', url: 'https://outside.example/', content: 'zzxxqq'},
  );
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
