import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test as base, type Page} from '@playwright/test';
import {load} from 'cheerio/slim';
import {hurry} from '../../support/hurry';
import {startOwnSite, type OwnSite} from '../../support/ownSite';
import {hydrated, nothingHappensFor} from '../../support/page';
import {ALL_ROUTES} from '../../support/routes';
import {openDialog, results, searchBox} from '../../support/searchBackend';

/** The service worker in its own copy of the site, whose server can be changed and switched off. */
const test = base.extend<{site: OwnSite}>({
  site: async ({}, provide) => {
    const site = await startOwnSite();
    await provide(site);
    await site.remove();
  },
});
test.use({serviceWorkers: 'allow'});
test.describe.configure({timeout: 120_000}); // the worker waits for quiet seconds, and fetches all

/** For what a hurried page must not do: save the help, which it does as soon as it has loaded. */
const nothingIsSaved = (page: Page) =>
  nothingHappensFor(page, 3000, 'the page registers its service worker');

const registrations = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
const cacheNames = (page: Page) => page.evaluate(() => caches.keys());

const everythingSaved = (page: Page) =>
  page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated', null, {
    timeout: 60_000,
  });

/** Opens a page as on a first visit and waits until everything is saved. */
async function firstVisit(page: Page, address: string): Promise<void> {
  await hurry(page);
  await page.goto(address);
  await everythingSaved(page);
}

/** Addresses of all that a page shows or runs, but for what stands in the page itself. */
function partsOf(html: string): string[] {
  return load(html)('img[src], script[src], link[rel="stylesheet"]')
    .toArray()
    .map(({attribs}) => attribs.src ?? attribs.href ?? '')
    .filter((url) => !url.startsWith('data:'));
}

async function saveData(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', {value: {saveData: true}});
  });
}

async function withoutNetwork(page: Page, site: OwnSite): Promise<void> {
  await site.switchOff();
  await page.context().setOffline(true);
}

/** A new release: Welcome says something else. */
async function release(site: OwnSite): Promise<void> {
  const home = path.join(site.folder, 'index.html');
  writeFileSync(home, readFileSync(home, 'utf8').replace('<title', '<title data-release="new"'));
  await site.writeWorker({enabled: true});
}

test('after a first visit every page, picture and the search are there without a network', async ({
  page,
  site,
}) => {
  await page.goto(site.home);
  await hydrated(page);
  await nothingHappensFor(page, 3000, 'the page saves the help after 6 s');
  const early = site.asked.filter((url) => /sw\.js|^\/v2\/[\w/-]+\/$/.test(url));
  expect(early, 'nothing is saved while the page settles').toEqual([]);
  await everythingSaved(page);
  await withoutNetwork(page, site);

  const faults: string[] = [];
  const parts = new Set<string>();
  for (const route of ALL_ROUTES) {
    const answer = await page.goto(site.home + route, {waitUntil: 'commit'});
    if (answer?.status() !== 200) faults.push(`/${route}: ${String(answer?.status())}`);
    for (const part of partsOf((await answer?.text()) ?? '')) parts.add(part);
  }
  expect(parts.size, 'pictures and scripts of all pages').toBeGreaterThan(ALL_ROUTES.length);
  const missing = await page.evaluate(
    async (urls) => {
      const answers = await Promise.all(urls.map((url) => fetch(url).catch(() => ({ok: false}))));
      return urls.filter((_, index) => !answers[index]?.ok);
    },
    [...parts],
  );
  faults.push(...missing);
  expect(faults).toEqual([]);

  await openDialog(page, '/', `${site.home}how-to/`);
  await searchBox(page).fill('choke');
  await expect(results(page).first()).toContainText('Choke');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Choke one sound with another');
  await page.goto(`${site.home}search/?q=choke`);
  await expect(page.getByRole('status')).toHaveText(/results$/);

  await page.goto(`${site.home}glossary`);
  await expect(page).toHaveURL(/\/v2\/glossary\/$/);
  await page.goto(`${site.home}no-such-page/`);
  await expect(page.getByRole('heading', {name: 'No network'})).toBeVisible();
  await page.getByRole('link', {name: 'Open the saved help'}).click();
  await expect(page).toHaveURL(site.home);
});

test('without a network on a first visit the page stays and says so', async ({page, site}) => {
  await hurry(page);
  await saveData(page); // nothing is saved, and no next page loaded ahead
  const ready = page.waitForResponse(/offline-page\..*\.js$/);
  await page.goto(`${site.home}how-to/choke-sounds/`);
  await (await ready).finished();
  await withoutNetwork(page, site);
  await page.getByRole('contentinfo').getByRole('link', {name: 'No sound'}).click();
  await expect(page.getByText('No network: that page can’t be loaded now.')).toBeVisible();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Choke one sound with another');
});

test('data saver keeps anything from being saved', async ({page, site}) => {
  await hurry(page);
  await saveData(page);
  await page.goto(site.home);
  await nothingIsSaved(page);
  expect(await registrations(page)).toBe(0);
  expect(site.asked.filter((url) => url.includes('sw.js'))).toEqual([]);
});

test('a new version waits until the reader asks for it', async ({page, site}) => {
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
});

test('?sw=off takes it away for good, and the notice brings it back', async ({page, site}) => {
  await firstVisit(page, site.home);
  await page.goto(`${site.home}glossary/?sw=off`);
  await expect(page.getByText('The help saved in this browser is removed.')).toBeVisible();
  expect(await registrations(page)).toBe(0);
  expect(await cacheNames(page)).toEqual([]);
  await page.goto(site.home);
  await nothingIsSaved(page);
  expect(await registrations(page)).toBe(0);
  await page.goto(`${site.home}?sw=off`);
  await page.getByRole('button', {name: 'Save it again'}).click();
  await expect(page).toHaveURL(/\?sw=on$/);
  await expect.poll(() => registrations(page), {timeout: 30_000}).toBe(1);
});

test('a build without offline help removes it from browsers that have it', async ({page, site}) => {
  await firstVisit(page, site.home);
  await site.writeWorker({enabled: false});
  await page.goto(`${site.home}glossary/`);
  await expect.poll(() => registrations(page), {timeout: 30_000}).toBe(0);
  await expect.poll(() => cacheNames(page)).toEqual([]);
});

test('spoiled files are fetched again with a network, and not used without', async ({
  page,
  site,
}) => {
  await firstVisit(page, site.home);
  const spoil = (names: string[]) =>
    page.evaluate(async (parts) => {
      const [name = ''] = await caches.keys();
      const cache = await caches.open(name);
      const requests = await cache.keys();
      for (const part of parts) {
        const request = requests.find(({url}) => new URL(url).pathname.includes(part));
        if (!request) throw new Error(`${part} is not saved.`);
        await cache.put(
          request,
          new Response('spoiled', {headers: {'Content-Type': 'text/plain'}}),
        );
      }
    }, names);
  await spoil(['/assets/js/main.', '/glossary/', '/how-to/record/']);

  await page.goto(`${site.home}glossary/`);
  await hydrated(page);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Glossary');

  await withoutNetwork(page, site);
  await page.goto(`${site.home}glossary/`);
  await hydrated(page); // main.js and the page were fetched again and saved
  await page.goto(`${site.home}how-to/record/`);
  await expect(page.getByRole('heading', {name: 'No network'})).toBeVisible();
});
