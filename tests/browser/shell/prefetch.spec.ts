import {expect, test, type Page} from '@playwright/test';
import {hydrated} from '../../support/page';

const prefetched = (page: Page): Promise<number> => page.locator('link[rel=prefetch]').count();

test('scripts of pages in view are prefetched, but not at first', async ({page}) => {
  await page.goto('how-to/choke-sounds/', {waitUntil: 'load'});
  await page.waitForTimeout(500);
  expect(await prefetched(page)).toBe(0);
  await expect.poll(() => prefetched(page), {timeout: 10_000}).toBeGreaterThan(3);
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
    await page.waitForTimeout(5000);
    expect(await prefetched(page)).toBe(0);
  });
}
