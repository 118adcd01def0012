import {expect, test, type Page} from '../../support/tab';
import {
  expectNoAxeFindings,
  goWithin,
  hydrated,
  nothingChanges,
  open,
  noteFaults,
} from '../../support/page';

const main = (page: Page) => page.getByRole('main');
const nearestPages = (page: Page) =>
  page.getByRole('navigation', {name: 'Pages with a name like it'}).getByRole('link');

test('shows the address as text, and leads to the nearest pages, to a search or to what others search for', async ({
  page,
}) => {
  const response = await page.goto(`${encodeURIComponent('<img src=x onerror=alert(1)>')}/`);
  expect(response?.status()).toBe(404);
  await expect(main(page).locator('code')).toHaveText('/v2/<img src=x onerror=alert(1)>/');
  await expect(main(page).locator('img')).toHaveCount(0);

  await goWithin(page, '/v2/xqzvw/');
  await expect(main(page)).toContainText('No page has a name like it.');
  await main(page).getByRole('link', {name: 'choke'}).click();
  await expect(main(page).getByRole('searchbox')).toHaveValue('choke');

  await goWithin(page, '/v2/how-to/choke-sound/');
  await expect(page).toHaveTitle('Page not found | Sensory Percussion 2 Help');
  await expect(main(page)).toContainText('There is no page at /v2/how-to/choke-sound/.');
  const nearest = nearestPages(page).first();
  await expect(nearest).toHaveText('Choke one sound with another');
  await expectNoAxeFindings(page, 'main');
  await nearest.click();
  await expect(page).toHaveURL(/\/v2\/how-to\/choke-sounds\/$/);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Choke one sound with another');

  await goWithin(page, '/v2/how-to/choke_sound.html');
  await expect(main(page).getByRole('searchbox')).toHaveValue('choke sound');
  await main(page).getByRole('button', {name: 'Find'}).click();
  await expect(page).toHaveURL(/\/v2\/search\/\?q=choke(%20|\+)sound$/);
  await expect(main(page).getByRole('searchbox')).toHaveValue('choke sound');
});

test('still helps when its code can’t be loaded @audit', async ({page}) => {
  const lost = page.waitForEvent('requestfailed', (request) => /not-found/.test(request.url()));
  await page.route('**/assets/js/not-found.*.js', (route) => route.abort());
  await page.goto('how-to/choke-sound/');
  await lost;
  await hydrated(page);
  await expect(main(page).getByRole('heading', {level: 1})).toHaveText('Page not found');
  await expect(main(page)).toContainText('There is no page at this address.');
  await main(page).getByRole('link', {name: 'How-to guides'}).click();
  await expect(page).toHaveURL(/\/v2\/how-to\/$/);
});

test('moves nothing and has no error when its code and the nearest pages come late @phone-alone @audit', async ({
  page,
}) => {
  const said = noteFaults(page, /404/);
  await page.route('**/assets/js/not-found.*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 500));
    await route.continue();
  });
  await page.addInitScript(() => {
    const watched = Object.assign(window, {layoutShift: 0});
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        watched.layoutShift += (entry as PerformanceEntry & {value: number}).value;
      }
    }).observe({type: 'layout-shift', buffered: true});
  });
  await open(page, 'software-overview/modules/pads/');
  await expect(nearestPages(page).first()).toHaveText(/pads/i);
  await nothingChanges(page);
  const shift = await page.evaluate(() => (window as unknown as {layoutShift: number}).layoutShift);
  expect(shift).toBeLessThan(0.01);
  expect(said).toEqual([]);
  const search = await main(page).getByRole('search').boundingBox();
  const sections = await main(page).getByRole('navigation', {name: 'All sections'}).boundingBox();
  const gap = (sections?.y ?? 0) - (search?.y ?? 0) - (search?.height ?? 0);
  expect(gap, 'between the search and all sections').toBeGreaterThan(15);
});
