import {expect, test, type Page} from '../../support/tab';
import {inAudit} from '../../support/audit';
import {goWithin, hydrated} from '../../support/page';

/** Addresses that hosts let through though no page has them. */
const CHOKE = 'Choke one sound with another';

/** Notes what the page complains of; the host's own 404 is none of it. */
function watchFaults(page: Page): string[] {
  const faults: string[] = [];
  page.on('pageerror', ({message}) => faults.push(message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().includes('404')) faults.push(message.text());
  });
  return faults;
}

test('double slashes and capitals lead to the page, without an error', async ({page, baseURL}) => {
  const faults = watchFaults(page);
  for (const address of [
    '/v2//how-to///choke-sounds/?a=b#related',
    '//v2/how-to/choke-sounds/?a=b#related',
    '/v2/How-To/CHOKE-sounds/?a=b#related',
  ]) {
    await page.goto(new URL(baseURL ?? '').origin + address);
    await expect(page).toHaveURL(/localhost:\d+\/v2\/how-to\/choke-sounds\/\?a=b#related$/);
    await hydrated(page);
    await expect(page.getByRole('heading', {level: 1})).toHaveText(CHOKE);
    expect(faults, address).toEqual([]);
    await page.goto('robots.txt');
  }
});

test('a host that answers double slashes with a page is no trouble either', async ({
  page,
  baseURL,
}) => {
  const faults = watchFaults(page);
  const html = await (await page.request.get('how-to/choke-sounds/')).body();
  await page.route('**/v2//how-to/choke-sounds/', (route) =>
    route.fulfill({body: html, contentType: 'text/html'}),
  );
  await page.goto(`${baseURL ?? ''}/how-to/choke-sounds/`);
  await expect(page).toHaveURL(/\d\/v2\/how-to\/choke-sounds\/$/);
  await hydrated(page);
  await expect(page.getByRole('heading', {level: 1})).toHaveText(CHOKE);
  expect(faults).toEqual([]);
});

for (const address of inAudit ? ['%E0%A4%A', 'how-to/100%/', 'how-to/%C0%AF/'] : ['%E0%A4%A']) {
  test(`/${address} is not found, without an error`, async ({page}) => {
    const faults = watchFaults(page);
    const answer = await page.goto(address);
    expect(answer?.status()).toBe(404);
    await hydrated(page);
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Page not found');
    await page.getByRole('main').getByRole('link', {name: 'Glossary'}).click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Glossary');
    await page.goBack();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Page not found');
    expect(faults).toEqual([]);
  });
}

const HASHES = {'#50%-wet': '#50%25-wet', '#gr%C3': '#gr%25C3', '#%': '#%25'};

for (const [hash, mended] of Object.entries(HASHES).slice(0, inAudit ? undefined : 1)) {
  test(`a hash such as ${hash} leaves the page as it is, however it comes`, async ({page}) => {
    const faults = watchFaults(page);
    const stays = async (): Promise<void> => {
      await expect(page).toHaveURL((url) => url.hash === mended);
      await expect(page.getByRole('heading', {level: 1})).toHaveText(CHOKE);
    };
    await page.goto(`how-to/choke-sounds/${hash}`);
    await hydrated(page);
    await page.evaluate((next) => (location.hash = next), '#related');
    await page.evaluate((next) => (location.hash = next), hash);
    await stays();
    await page.goBack();
    await page.goForward();
    await stays();
    await goWithin(page, '/v2/glossary/');
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Glossary');
    await goWithin(page, `/v2/how-to/choke-sounds/${hash}`);
    await stays();
    expect(faults).toEqual([]);
  });
}

test('capitals of a page that is none are not found, once', async ({page}) => {
  const faults = watchFaults(page);
  await page.goto('No-Such-Page/');
  await expect(page).toHaveURL(/\/v2\/no-such-page\/$/);
  await hydrated(page);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Page not found');
  expect(faults).toEqual([]);
});
