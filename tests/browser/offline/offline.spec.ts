import {expect} from '@playwright/test';
import {inAudit} from '../../support/audit';
import {everythingSaved, OFFLINE_TIMEOUT, test, withoutNetwork} from '../../support/offline';
import {withMidi} from '../../support/midi';
import {expectSound, listen, startDemo} from '../../support/play';
import {startTool, status} from '../../support/tools';
import {ALL_ROUTES} from '../../support/routes';
import {openDialog, results, searchBox} from '../../support/searchBackend';

test.describe.configure({timeout: OFFLINE_TIMEOUT});
test.use({isSmall: !inAudit});

/** What the saved help may take on a reader's device (src/offline/README.md). */
const MOST_PER_PAGE = 72_000;

test('after a first visit pages, the search and all that plays are there without a network @audit', async ({
  page,
  site,
}) => {
  await listen(page);
  await withMidi(page, ['Pads']);
  await page.goto(site.home);
  await everythingSaved(page);
  const waited = await page.evaluate(() => {
    const code = performance.getEntriesByType('resource').find(({name}) => /offline\./.test(name));
    const [navigation] = performance.getEntriesByType(
      'navigation',
    ) as PerformanceNavigationTiming[];
    return (code?.startTime ?? 0) - (navigation?.loadEventStart ?? 0);
  });
  expect(waited, 'milliseconds in which the page settles').toBeGreaterThan(5900);
  const {usage = 0} = await page.evaluate(() => navigator.storage.estimate());
  const bitmaps = await page.evaluate(async () => {
    const sizes: number[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const {url} of await cache.keys()) {
        if (!/\.(?:png|jpe?g|webp)(?:\?|$)/.test(url)) continue;
        const saved = await cache.match(url);
        sizes.push((await saved?.blob())?.size ?? 0);
      }
    }
    return sizes.reduce((sum, size) => sum + size, 0); // each has its own limit
  });
  expect(usage).toBeGreaterThan(bitmaps);
  expect((usage - bitmaps) / ALL_ROUTES.length, 'bytes per page on the device').toBeLessThan(
    MOST_PER_PAGE,
  );
  await withoutNetwork(page, site);
  const part = await page.evaluate(async () => {
    const file = document.querySelector<HTMLScriptElement>('script[src]')?.src ?? '';
    const answer = await fetch(file, {headers: {Range: 'bytes=0-3'}});
    return [answer.status, (await answer.arrayBuffer()).byteLength];
  });
  expect(part, 'a part that is asked for, as of sound and film').toEqual([206, 4]);
  for (const route of inAudit ? ALL_ROUTES : ['']) {
    const answer = await page.goto(site.home + route, {waitUntil: 'commit'});
    expect(answer?.status(), route).toBe(200);
  }

  await openDialog(page, '/', `${site.home}glossary/`);
  await searchBox(page).fill('choke');
  await expect(results(page).first()).toContainText('Choke');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Choke one sound with another');
  await page.goto(`${site.home}search/?q=choke`);
  await expect(page.getByRole('status')).toHaveText(/results$/);

  await startDemo(page, `${site.home}how-to/choke-sounds/`);
  await page.keyboard.press('c');
  await expectSound(page, true);
  const faultPage = `${site.home}troubleshooting/no-sound/`;
  await startTool(page, faultPage, 'midi-monitor');
  await expect(status(page)).toContainText('Listening to Pads.');
  await startTool(page, faultPage, 'get-the-sound-back');
  await page.getByRole('button', {name: 'It’s silent'}).click();
  await page.reload();
  await expect(page.getByText('It’s silent: what happens?')).toBeVisible();

  await page.goto(`${site.home}/how-to//choke-sounds/`);
  await expect(page).toHaveURL(/\d\/v2\/how-to\/choke-sounds\/$/);
  await page.goto(`${site.home}glossary`);
  await expect(page).toHaveURL(/\/v2\/glossary\/$/);
  for (const [address, title] of [
    ['Glossary/', /^Glossary/],
    ['how%2Dto/', /^How-to/],
    ['how-to%2Fchoke-sounds/', /^Choke/],
    ['glossary%20', /^Glossary/],
    ['Glossary/%E3%80%80', /^Glossary/],
    ['glossary/%23choke', /^Glossary/],
  ] as const) {
    await page.goto(site.home + address);
    await expect(page).toHaveTitle(title);
  }
  await page.goto(`${site.home}no-such-page/`);
  await expect(page.getByRole('heading', {name: 'No network'})).toBeVisible();
  await page.getByRole('link', {name: 'Open the saved help'}).click();
  await expect(page).toHaveURL(site.home);
});
