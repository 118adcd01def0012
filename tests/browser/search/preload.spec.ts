import {expect, test, type Page, type Route} from '../../support/tab';
import {INDEX_NAME, QUIET_MS} from '../../../src/search/settings';
import {ownScripts} from '../../support/faultyScripts';
import {hurry} from '../../support/hurry';
import {goWithin, holdBack, hydrated, listening, nothingHappensFor, open} from '../../support/page';
import {dialog, results, searchBox, searchButton} from '../../support/searchBackend';

test.use({ownContext: true}); // a process that has no script in its memory yet

const isIndex = (url: string): boolean => new URL(url).pathname.endsWith(`/${INDEX_NAME}`);
const CHOKE = 'Choke one sound with another';

/** A reader for whom nothing is loaded ahead. */
async function onDataSaver(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const value = {saveData: true, effectiveType: '4g'};
    Object.defineProperty(navigator, 'connection', {value, configurable: true});
  });
}

test('loads nothing of the search before the load event, and the index after it; then works offline', async ({
  page,
  context,
}) => {
  const indexes: string[] = [];
  page.on('request', (request) => {
    if (isIndex(request.url())) indexes.push(request.url());
  });
  const ahead = [
    /\/search\.\w+\.js$/,
    /\/search\.\w+\.css$/,
    /\/search-here\.\w+\.js$/,
    INDEX_NAME,
  ].map(async (file) =>
    (await page.waitForResponse((response) => !!response.url().match(file))).finished(),
  );
  await page.goto('how-to/choke-sounds/', {waitUntil: 'load'});
  expect(indexes).toEqual([]);
  await Promise.all(ahead);
  await hydrated(page);
  await context.setOffline(true);
  await page.keyboard.press('Control+k');
  await searchBox(page).fill('choke');
  await expect(results(page).first()).toContainText(CHOKE);
});

test('on data saver nothing is fetched ahead: no typeface, no page whose link is in view or pointed at, and the index only when the reader goes for the search', async ({
  page,
}) => {
  const ahead: string[] = [];
  const next = ownScripts('quick-start/tutorials/');
  page.on('request', (request) => {
    const url = request.url();
    const isNext = next.includes(new URL(url).pathname);
    if (isIndex(url) || url.endsWith('.woff2') || isNext) ahead.push(url);
  });
  await onDataSaver(page);
  await hurry(page, QUIET_MS);
  await page.goto('', {waitUntil: 'load'});
  await hydrated(page);
  await listening(page);
  await page.getByRole('contentinfo').getByRole('link', {name: 'Tutorials'}).hover();
  await nothingHappensFor(page, 1500, 'the search is loaded once the hurried page is idle');
  expect(ahead).toEqual([]);
  await expect(page.locator('link[rel=prefetch]')).toHaveCount(0);
  const index = page.waitForRequest((request) => isIndex(request.url()));
  await searchButton(page).hover();
  await index;
});

test('keeps the keys that are typed while its code is on the way', async ({page}) => {
  await onDataSaver(page);
  await open(page, '');
  const arrive = await holdBack(page, '**/assets/js/*.js');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('cho'); // at once, without waiting for the box
  await expect(searchBox(page)).toHaveValue('cho');
  await expect(searchBox(page)).toBeFocused();
  await expect(dialog(page).getByRole('status')).toHaveText('Loading the search');
  arrive();
  await expect(page.getByRole('combobox', {name: 'Search the help'})).toBeFocused();
  await expect(results(page).first()).toBeVisible();
  await page.keyboard.type('ke');
  await expect(searchBox(page)).toHaveValue('choke');
  await expect(results(page).first()).toContainText(CHOKE);
});

test('Enter pressed while its code is on the way opens the first result @audit', async ({page}) => {
  await onDataSaver(page);
  await open(page, '');
  const arrive = await holdBack(page, '**/assets/js/*.js');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('choke');
  await page.keyboard.press('Enter');
  arrive();
  await expect(page.getByRole('heading', {level: 1})).toHaveText(CHOKE);
  await expect(dialog(page)).toHaveCount(0);
});

test('Escape and Back close the search while its code is on the way @audit', async ({page}) => {
  await onDataSaver(page);
  await open(page, '');
  await goWithin(page, '/v2/glossary/'); // a page to leave
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Glossary');
  await page.route('**/assets/js/*.js', () => undefined); // never answered
  for (const close of [
    () => page.keyboard.press('Escape'),
    () => page.evaluate(() => history.back()),
  ]) {
    await page.keyboard.press('Control+k');
    await expect(searchBox(page)).toBeFocused();
    await close();
    await expect(dialog(page)).toHaveCount(0);
    await expect(searchButton(page)).toBeFocused();
    await expect(page).toHaveURL(/glossary\/$/);
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Glossary');
  }
});

test('whose code can’t be loaded goes to the search page with the words, but not once it is closed @audit', async ({
  page,
}) => {
  await onDataSaver(page);
  await open(page, '');
  const code = '**/assets/js/search.*.js';
  const held: Route[] = [];
  await page.route(code, (route) => void held.push(route));
  const search = async (): Promise<void> => {
    await page.keyboard.press('Control+k');
    // A request is told of before it is held: until it is, it can't fail.
    await expect.poll(() => held.length).toBe(1);
  };
  const fail = (): Promise<void> | undefined => held.pop()?.abort();
  await search();
  await page.keyboard.press('Escape');
  await fail();
  await nothingHappensFor(page, 300, 'leaving the page, a task after the request failed');
  await expect(page).toHaveURL(/\/v2\/$/);
  await search();
  const typed = searchBox(page).evaluate(async (box: HTMLInputElement) => {
    for (const letter of 'choke') {
      box.value += letter;
      box.dispatchEvent(new Event('input', {bubbles: true}));
      await new Promise((pause) => setTimeout(pause, 100));
    }
  });
  await fail();
  await typed; // not lost on the way
  await expect(page).toHaveURL(/\/v2\/search\/\?q=choke$/);
  await expect(page.getByRole('main').getByRole('searchbox')).toBeFocused();
});

test('stays on the page without a connection, and loads when it is back @audit', async ({
  page,
  context,
}) => {
  await onDataSaver(page);
  await open(page, '');
  await context.setOffline(true);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('choke');
  await expect(dialog(page).getByRole('status')).toContainText('can’t be loaded');
  await expect(page).toHaveURL(/\/v2\/$/);
  await context.setOffline(false);
  await dialog(page).getByRole('button', {name: 'Try again'}).press('Enter'); // which opens no result
  await expect(results(page).first()).toContainText(CHOKE);
  await expect(searchBox(page)).toBeFocused();
});
