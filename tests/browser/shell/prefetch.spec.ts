import {expect, test, type Page} from '@playwright/test';
import {hydrated, nothingHappensFor} from '../../support/page';

const prefetched = (page: Page): Promise<number> => page.locator('link[rel=prefetch]').count();

test('scripts of pages in view are prefetched a second after the load event', async ({page}) => {
  await page.goto('how-to/choke-sounds/', {waitUntil: 'load'});
  await expect.poll(() => prefetched(page), {timeout: 10_000}).toBeGreaterThan(3);
  const {loaded, first} = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation');
    const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=prefetch]')];
    const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const starts = resources
      .filter(({initiatorType, name}) => initiatorType === 'link' && isPrefetched(name))
      .map(({startTime}) => startTime);
    function isPrefetched(name: string): boolean {
      return links.some(({href}) => href === name);
    }
    const {loadEventStart} = navigation as PerformanceNavigationTiming;
    return {loaded: loadEventStart, first: Math.min(...starts)};
  });
  expect(first).toBeLessThan(Infinity);
  expect(first - loaded).toBeGreaterThanOrEqual(1000);
});

test('a link under the pointer is loaded at once', async ({page}) => {
  await page.goto('how-to/choke-sounds/', {waitUntil: 'load'});
  await hydrated(page);
  const script = page.waitForRequest(/assets\/js\/.*\.js/);
  await page.getByRole('contentinfo').getByRole('link', {name: 'Glossary'}).hover();
  await script;
});

for (const [name, connection] of [
  ['data saver', {saveData: true, effectiveType: '4g'}],
  ['slow 2g', {saveData: false, effectiveType: 'slow-2g'}],
] as const) {
  test(`nothing is prefetched on ${name}`, async ({page}) => {
    await page.addInitScript((value) => {
      Object.defineProperty(navigator, 'connection', {value, configurable: true});
    }, connection);
    await page.goto('how-to/choke-sounds/', {waitUntil: 'load'});
    await nothingHappensFor(page, 2500, 'pages in view are prefetched 1 s after the load event');
    expect(await prefetched(page)).toBe(0);
  });
}
