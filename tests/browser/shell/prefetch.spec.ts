import {BUILD, readPages} from '../../support/builtSite';
import {hydrated} from '../../support/page';
import {expect, test, type Page} from '../../support/tab';

const PAGE = 'how-to/choke-sounds/';
/** Linked in the footer alone, below this page's first view. */
const TARGET = 'quick-start/tutorials/';

/** The script that only the target needs: the first that its built page names. */
const SCRIPT = readPages(BUILD, [TARGET])[0]?.$('script[src]').first().attr('src') ?? '';

const prefetched = (page: Page): Promise<string[]> =>
  page
    .locator('link[rel=prefetch]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
const link = (page: Page) => page.getByRole('contentinfo').getByRole('link', {name: 'Tutorials'});

/** @returns asks for the scripts that ran since; a bundler takes their elements away again */
async function noteScripts(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const run: string[] = [];
    Object.assign(window, {run});
    new MutationObserver((changes) => {
      for (const node of changes.flatMap(({addedNodes}) => [...addedNodes])) {
        if (node instanceof HTMLScriptElement) run.push(node.getAttribute('src') ?? '');
      }
    }).observe(document, {subtree: true, childList: true});
  });
  return () => page.evaluate(() => (window as unknown as {run: string[]}).run);
}

test('a page is prefetched when its link comes into view, and made ready when it is pointed at', async ({
  page,
}) => {
  const ran = await noteScripts(page);
  await page.goto(PAGE);
  await hydrated(page);
  await expect.poll(() => prefetched(page)).not.toEqual([]); // links of the first view
  expect(await prefetched(page)).not.toContain(SCRIPT);
  await link(page).scrollIntoViewIfNeeded();
  await expect.poll(() => prefetched(page)).toContain(SCRIPT);
  expect(await ran()).not.toContain(SCRIPT);
  await link(page).hover();
  await expect.poll(ran).toContain(SCRIPT);
});
