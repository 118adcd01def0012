import {test as base, type Page} from '@playwright/test';
import {hurry} from './hurry';
import {startOwnSite, type OwnSite} from './ownSite';
import {nothingHappensFor} from './page';

/** The service worker in its own copy of the site, whose server can be changed and switched off. */
export const test = base.extend<{site: OwnSite; isSmall: boolean}>({
  isSmall: [false, {option: true}],
  serviceWorkers: 'allow',
  site: async ({isSmall}, provide) => {
    const site = await startOwnSite(isSmall);
    await provide(site);
    await site.remove();
  },
});

/** Milliseconds for a test in which a worker waits for quiet seconds and fetches the whole help. */
export const OFFLINE_TIMEOUT = 120_000;

export const registrations = (page: Page): Promise<number> =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
export const cacheNames = (page: Page): Promise<string[]> => page.evaluate(() => caches.keys());

/** For what a hurried page must not do: save the help, which it does as soon as it has loaded. */
export const nothingIsSaved = (page: Page): Promise<void> =>
  nothingHappensFor(page, 1500, 'the page registers its service worker');

export async function everythingSaved(page: Page): Promise<void> {
  await page.waitForFunction(
    () => navigator.serviceWorker.controller?.state === 'activated',
    null,
    {timeout: 60_000},
  );
}

/** Opens a page as on a first visit and waits until everything is saved. */
export async function firstVisit(page: Page, address: string): Promise<void> {
  await hurry(page);
  await page.goto(address);
  await everythingSaved(page);
}

/** Makes the browser say that its reader wants to save data. */
export async function saveData(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', {value: {saveData: true}});
  });
}

/** Takes the network away: the page's own, and the server. */
export async function withoutNetwork(page: Page, site: OwnSite): Promise<void> {
  await site.switchOff();
  await page.context().setOffline(true);
}
