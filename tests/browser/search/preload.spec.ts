import {expect, test, type Page} from '@playwright/test';
import {hydrated} from '../../support/page';

const INDEX = /search-index\.[0-9a-f]+\.json$/;
const box = (page: Page) => page.getByRole('searchbox', {name: 'Search'});

test('loads nothing of the search before the load event, and the index after it', async ({
  page,
}) => {
  await page.goto('how-to/choke-sounds/');
  const started = () =>
    page.evaluate(() => {
      const index = performance
        .getEntriesByType('resource')
        .find(({name}) => /search-index/.test(name));
      const [navigation] = performance.getEntriesByType('navigation');
      return index && index.startTime >= (navigation as PerformanceNavigationTiming).loadEventStart;
    });
  await expect.poll(started, {timeout: 10_000}).toBe(true);
});

for (const [name, connection] of [
  ['data saver', {saveData: true, effectiveType: '4g'}],
  ['2g', {saveData: false, effectiveType: '2g'}],
] as const) {
  test(`on ${name}, loads only when the reader goes for the search`, async ({page}) => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await page.addInitScript((value) => {
      Object.defineProperty(navigator, 'connection', {value, configurable: true});
    }, connection);
    await page.goto('', {waitUntil: 'load'});
    await hydrated(page);
    await page.waitForTimeout(6000);
    expect(requests.filter((url) => INDEX.test(url))).toEqual([]);
    const index = page.waitForRequest(INDEX);
    await page.getByRole('button', {name: 'Search'}).hover();
    await index;
  });
}

test('works offline once it is loaded', async ({page, context}) => {
  const index = page.waitForResponse(INDEX);
  await page.goto('', {waitUntil: 'load'});
  await index;
  await page.waitForLoadState('networkidle');
  await hydrated(page);
  await context.setOffline(true);
  await page.keyboard.press('Control+k');
  await box(page).fill('choke');
  await expect(page.getByRole('option').first()).toContainText('Choke one sound with another');
});

test('takes keys while the dialog is still on its way', async ({page}) => {
  let arrive = (): void => undefined;
  const held = new Promise<void>((resolve) => (arrive = resolve));
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', {value: {saveData: true}, configurable: true});
  });
  await page.goto('', {waitUntil: 'networkidle'});
  await hydrated(page);
  await page.route('**/assets/js/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.keyboard.press('Control+k');
  await expect(box(page)).toBeFocused();
  await page.keyboard.type('cho');
  await expect(box(page)).toHaveValue('cho');
  await expect(page.getByRole('dialog', {name: 'Search'})).toBeVisible();
  arrive();
  await expect(page.locator('.DocSearch-Modal')).toBeVisible();
  await expect(box(page)).toBeFocused();
  await page.keyboard.type('ke');
  await expect(box(page)).toHaveValue('choke');
  await expect(page.getByRole('option').first()).toContainText('Choke one sound with another');
});

test('Escape closes the waiting box', async ({page}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', {value: {saveData: true}, configurable: true});
  });
  await page.goto('', {waitUntil: 'networkidle'});
  await hydrated(page);
  await page.route('**/assets/js/*.js', () => undefined); // never answered
  await page.keyboard.press('Control+k');
  await expect(box(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(box(page)).toHaveCount(0);
  await expect(page.getByRole('button', {name: 'Search'})).toBeFocused();
});
