import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect, type Page} from '@playwright/test';
import {hurry} from '../../support/hurry';
import {
  cacheNames,
  everythingSaved,
  firstVisit,
  nothingIsSaved,
  OFFLINE_TIMEOUT,
  registrations,
  saveData,
  test,
  withoutNetwork,
} from '../../support/offline';
import type {OwnSite} from '../../support/ownSite';

/** What becomes of the service worker after the first visit. */
test.describe.configure({timeout: OFFLINE_TIMEOUT});
test.use({isSmall: true});

/** A new release: Welcome says something else. */
async function release(site: OwnSite): Promise<void> {
  const home = path.join(site.folder, 'index.html');
  writeFileSync(home, readFileSync(home, 'utf8').replace('<title', '<title data-release="new"'));
  await site.writeWorker({enabled: true});
}

/** How many revisions of an address are kept. */
const savedCopies = (page: Page, pathname: string): Promise<number> =>
  page.evaluate(async (address) => {
    const names = await caches.keys();
    const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return kept.flat().filter(({url}) => new URL(url).pathname === address).length;
  }, pathname);

/** What befalls what is saved, in a page; `half` leaves the first half of a file, as a full disk or a crash does. */
const DAMAGE = {
  async all(): Promise<void> {
    for (const name of await caches.keys()) await caches.delete(name);
  },
  async one(pathname: string): Promise<void> {
    for (const name of await caches.keys())
      await (await caches.open(name)).delete(pathname, {ignoreSearch: true});
  },
  async half(pathname: string): Promise<void> {
    const cache = await caches.open((await caches.keys())[0] ?? '');
    for (const request of await cache.keys(pathname, {ignoreSearch: true})) {
      const kept = await cache.match(request);
      const body = (await kept?.blob()) ?? new Blob();
      await cache.put(request, new Response(body.slice(0, body.size / 2), kept));
    }
  },
};

test('a new version waits for the reader; ?sw=off takes it away until it is wanted again, a build without it for good @audit', async ({
  page,
  site,
}) => {
  await firstVisit(page, site.home);

  await release(site);
  await page.reload();
  const isNew = page.locator('title[data-release="new"]');
  await expect(page.getByText('A new version of the help is ready.')).toBeVisible({
    timeout: 60_000,
  });
  await expect(isNew).toHaveCount(0);
  await page.getByRole('button', {name: 'Reload'}).click();
  await expect(isNew).toHaveCount(1);
  expect(await cacheNames(page)).toHaveLength(1);
  // The old Welcome is gone, and not kept beside the new one.
  await expect.poll(() => savedCopies(page, new URL(site.home).pathname)).toBe(1);

  await page.goto(`${site.home}glossary/?sw=off`);
  await expect(page.getByText('The help saved in this browser is removed.')).toBeVisible();
  await expect(page).toHaveURL(/\/glossary\/$/);
  expect(await registrations(page)).toBe(0);
  expect(await cacheNames(page)).toEqual([]);
  await page.goto(site.home);
  await nothingIsSaved(page);
  expect(await registrations(page)).toBe(0);
  await page.goto(`${site.home}glossary/?sw=off#choke`);
  await page.getByRole('button', {name: 'Save it again'}).click();
  await everythingSaved(page);
  await expect(page).toHaveURL(/\/glossary\/#choke$/);
  expect(await registrations(page)).toBe(1);

  await site.writeWorker({enabled: false});
  await page.goto(`${site.home}glossary/`);
  await expect.poll(() => registrations(page), {timeout: 30_000}).toBe(0);
  await expect.poll(() => cacheNames(page)).toEqual([]);
});

for (const what of ['all', 'one', 'half'] as const) {
  test(`what a cleaning tool or a fault of the disk has taken is saved again with the next visit, though another tab has the help: ${what} @audit`, async ({
    page,
    site,
  }) => {
    await firstVisit(page, site.home);
    await (await page.context().newPage()).goto(site.home);
    const heading = page.getByRole('heading', {level: 1});
    const glossary = `${new URL(site.home).pathname}glossary/`;
    await page.evaluate(DAMAGE[what], glossary);
    await page.goto(`${site.home}glossary/`);
    await expect(heading).toHaveText('Glossary');
    await expect.poll(() => savedCopies(page, glossary), {timeout: 30_000}).toBe(1);
    await nothingIsSaved(page);
    await withoutNetwork(page, site);
    await page.goto(site.home);
    await page.goto(`${site.home}glossary/`);
    await expect(heading).toHaveText('Glossary');
  });
}

test('where the browser can’t read what is saved, the host answers @audit', async ({
  page,
  site,
}) => {
  await firstVisit(page, site.home);
  await page
    .context()
    .serviceWorkers()[0]
    ?.evaluate(() => {
      const fault = new DOMException('Unexpected internal error.', 'UnknownError');
      caches.match = () => Promise.reject(fault);
    });
  const answer = await page.goto(`${site.home}glossary/`);
  expect(answer?.status()).toBe(200);
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
});

test('a page of an older release, as a host may still send it, is not saved as a new one @audit', async ({
  page,
  site,
}) => {
  const glossary = path.join(site.folder, 'glossary/index.html');
  const scripts = /(assets\/js\/main)\.\w+/g;
  writeFileSync(glossary, readFileSync(glossary, 'utf8').replace(scripts, '$1.00000000'));
  await hurry(page);
  await page.goto(site.home);
  await expect
    .poll(() => site.asked.filter((url) => url.endsWith('/glossary/')), {timeout: 60_000})
    .not.toEqual([]);
  await expect.poll(() => registrations(page), {timeout: 30_000}).toBe(0);
});

test('data saver keeps anything from being saved', async ({page, site}) => {
  await hurry(page);
  await saveData(page);
  await page.goto(site.home);
  await nothingIsSaved(page);
  expect(await registrations(page)).toBe(0);
  expect(site.asked.filter((url) => url.includes('sw.js'))).toEqual([]);
});

test('on data saver "Save it again" counts for later visits @audit', async ({page, site}) => {
  await saveData(page);
  const stored = () => page.evaluate(() => Object.values({...localStorage}).includes('off'));
  await page.goto(`${site.home}?sw=off`);
  await expect.poll(stored).toBe(true);
  await page.getByRole('button', {name: 'Save it again'}).click();
  await expect.poll(stored).toBe(false);
  await page.goto(`${site.home}?sw=on`);
  await expect(page).toHaveURL(site.home);
  expect(await registrations(page)).toBe(0);
});
