import {expect, test, type Page} from '../../support/tab';
import {inAudit} from '../../support/audit';
import {goWithin, hydrated, noteFaults} from '../../support/page';

/** Addresses that hosts let through though no page has them. */
const CHOKE = 'Choke one sound with another';

/** The host's own 404 is none. */
const watchFaults = (page: Page) => noteFaults(page, /404/);

test('double slashes, encoded ones, capitals and spaces behind it lead to the page, without an error, whatever the host answers @audit', async ({
  page,
  baseURL,
}) => {
  const faults = watchFaults(page);
  const html = await (await page.request.get('how-to/choke-sounds/')).body();
  const {origin} = new URL(baseURL ?? '');
  for (const address of [
    '/v2//how-to///choke-sounds/?a=b#related',
    '/v2/How-To/CHOKE-sounds/?a=b#related',
    '/v2//how-to/choke-sounds/?a=b#related', // answered with a page
    '/v2/how-to%2Fchoke-sounds/?a=b#related',
    '/v2%2fhow-to/choke-sounds%2F?a=b#related',
    '/v2/how-to/choke-sounds/%20?a=b#related',
    '/v2/How-to/choke-sounds%C2%A0%20/?a=b#related',
    '/v2/how-to/choke-sounds/%23related?a=b',
    '/v2/How-to/choke-sounds%3Fa%3Db%23related',
    '/v2/how-to/choke-sounds%E3%80%80?a=b#related',
    '/v2/how-to/choke-sounds/%E2%80%AF%EF%BB%BF?a=b#related',
    '/v2/how-to/choke-sounds/%C2%AD%E2%80%8E/?a=b#related',
  ]) {
    await page.route('**/v2//how-to/choke-sounds/?a=b', (route) =>
      route.fulfill({body: html, contentType: 'text/html'}),
    );
    await page.goto(origin + address);
    await expect(page).toHaveURL(/localhost:\d+\/v2\/how-to\/choke-sounds\/\?a=b#related$/);
    await hydrated(page);
    await expect(page.getByRole('heading', {level: 1})).toHaveText(CHOKE);
    expect(faults, address).toEqual([]);
    await page.goto('robots.txt');
  }
});

test('a file’s name leads to its page, whose address it then has, where the host keeps the name @audit', async ({
  page,
}) => {
  const faults = watchFaults(page);
  for (const [file, route] of [
    ['search/index.html?q=mic', 'search/?q=mic'],
    ['search.html?q=mic', 'search/?q=mic'],
    ['glossary/index.html#choke', 'glossary/#choke'],
    ['how-to/add-mic.html', 'how-to/add-mic/'],
  ] as const) {
    const body = await (await page.request.get(file.includes('/') ? route : 'no-page/')).body();
    const [address] = file.split('#');
    await page.route(`**/${String(address)}`, (host) =>
      host.fulfill({body, contentType: 'text/html'}),
    );
    await page.goto(file);
    await expect(page).toHaveURL((url) => url.href.endsWith(`/v2/${route}`));
    await hydrated(page);
    await expect(page.locator('main, h1, .navbar')).toHaveCount(3);
    expect(faults, file).toEqual([]);
  }
});

test('what no page can have is not found, once and without an error @audit', async ({page}) => {
  const faults = watchFaults(page);
  const heading = page.getByRole('heading', {level: 1});
  for (const address of inAudit
    ? ['%E0%A4%A', 'how-to/100%/', 'how-to/%C0%AF/', 'No-Such-Page/']
    : ['%E0%A4%A', 'No-Such-Page/']) {
    const answer = await page.goto(address);
    if (address.includes('%')) expect(answer?.status()).toBe(404);
    else await expect(page).toHaveURL(/\/v2\/no-such-page\/$/);
    await hydrated(page);
    await expect(heading).toHaveText('Page not found');
    await page.getByRole('main').getByRole('link', {name: 'Glossary'}).click();
    await expect(heading).toHaveText('Glossary');
    await page.goBack();
    await expect(heading).toHaveText('Page not found');
    expect(faults, address).toEqual([]);
  }
});

test('a hash that can’t be read leaves the page as it is, however it comes @audit', async ({
  page,
}) => {
  const hash = '#50%-wet';
  const faults = watchFaults(page);
  const stays = async (): Promise<void> => {
    await expect(page).toHaveURL((url) => url.hash === '#50%25-wet');
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
