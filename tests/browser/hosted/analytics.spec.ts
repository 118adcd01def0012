import {expect, type Page} from '@playwright/test';
import {HOSTED_ENV} from '../../support/hostedBuild';
import {test} from '../../support/searchBackend';
import {goWithin, hydrated} from '../../support/page';

const ID = HOSTED_ENV.GTAG_TRACKING_ID;

/** What the page handed to Google's script, as lists of arguments. */
const handedOver = (page: Page) =>
  page.evaluate(() =>
    ((window as unknown as {dataLayer: ArrayLike<unknown>[]}).dataLayer ?? []).map((entry) =>
      Array.from(entry),
    ),
  );

test('the script is asked for once, and each route change is a page view, but no letter of a search', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('googletagmanager')) scripts.push(request.url());
  });
  await page.goto('glossary/');
  await hydrated(page);
  const page_path = '/v2/glossary/';
  const page_location = new URL(page.url()).origin + page_path;
  const named = {page_path, page_location, page_title: page_path, page_referrer: ''};
  // In front of what counts the page.
  expect((await handedOver(page))[0]).toEqual(['set', named]);
  expect(await handedOver(page)).toContainEqual(['config', ID, {anonymize_ip: true}]);
  const views = async () => (await handedOver(page)).filter(([, what]) => what === 'page_view');
  expect(await views()).toEqual([]); // 'config' has counted it
  for (const [name, path, count] of [
    ['No sound', '/v2/troubleshooting/no-sound/', 1],
    ['Glossary', '/v2/glossary/', 2],
  ] as const) {
    await page.getByRole('contentinfo').getByRole('link', {name}).click();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expect.poll(async () => (await views()).length).toBe(count);
    expect(await handedOver(page)).toContainEqual(['set', 'page_path', path]);
  }
  await page.goBack();
  await expect.poll(async () => (await views()).length).toBe(3);
  await goWithin(page, '/v2/search/');
  await expect.poll(async () => (await views()).length).toBe(4);
  await page.getByRole('main').getByRole('searchbox').fill('choke');
  await expect(page).toHaveURL(/q=choke/);
  await page.getByRole('contentinfo').getByRole('link', {name: 'Glossary'}).click();
  await expect(page).toHaveURL(/glossary\/$/);
  await expect.poll(async () => (await views()).length).toBe(5);
  expect(JSON.stringify(await handedOver(page))).not.toContain('choke');
  expect(scripts).toEqual([`https://www.googletagmanager.com/gtag/js?id=${ID}`]);
});
