import {expect, test, type Page} from '../../support/tab';
import {hydrated, nothingHappensFor} from '../../support/page';

const prefetched = (page: Page): Promise<number> => page.locator('link[rel=prefetch]').count();

test('scripts of pages in view are prefetched, and the next page is made ready', async ({page}) => {
  // A bundler's script element goes as soon as its script has run.
  await page.addInitScript(() => {
    const run: string[] = [];
    Object.assign(window, {run});
    new MutationObserver((changes) => {
      for (const node of changes.flatMap(({addedNodes}) => [...addedNodes])) {
        if (node instanceof HTMLScriptElement) run.push(node.src);
      }
    }).observe(document, {subtree: true, childList: true});
  });
  await page.goto('how-to/choke-sounds/', {waitUntil: 'load'});
  await expect.poll(() => prefetched(page), {timeout: 10_000}).toBeGreaterThan(3);
  const ready = () =>
    page.evaluate(() => {
      const {run} = window as unknown as {run: string[]};
      const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=prefetch]')];
      return links.filter(({href}) => run.includes(href)).length;
    });
  await expect.poll(ready, {timeout: 10_000}).toBeGreaterThan(0);
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
    await nothingHappensFor(page, 2500, 'pages in view are prefetched by then');
    expect(await prefetched(page)).toBe(0);
  });
}
