import {expect, type Locator, type Page} from '@playwright/test';
import type {DemoName} from '../../src/play/names';
import {inAudit} from './audit';
import {haveEars} from './ears';
import {nothingHappensFor, open} from './page';
import {watchPolicy} from './policyViolations';
import {DOC_SOURCES} from './routes';

/** Pages with a demonstration, and its name, as the directives in docs/ say. */
export const DEMO_PAGES: readonly (readonly [route: string, name: DemoName])[] =
  DOC_SOURCES.flatMap(({route, text}) =>
    [...text.matchAll(/^:::demo\{name="([\w-]+)"/gm)].map(
      ([, name]) => [route, name as DemoName] as const,
    ),
  );

/** A page's demonstration; its first, unless a name says which. */
export const figure = (page: Page, name?: DemoName): Locator =>
  page.locator(name ? `figure[data-demo="${name}"]` : 'figure[data-demo]').first();
export const panel = (page: Page, name?: DemoName): Locator =>
  figure(page, name).locator('.sp-play');
export const playIt = (page: Page, name?: DemoName): Locator =>
  figure(page, name).getByRole('button', {name: 'Play it'});
/** What was told last, to eyes; screen readers get it at most once a second. */
export const told = (page: Page, name?: DemoName): Locator =>
  panel(page, name).locator('.sp-play-said');
/** The key that stands first in the list of keys. */
export async function firstKey(page: Page, name?: DemoName): Promise<string> {
  const key = await panel(page, name).locator('.sp-play-key > kbd').first().textContent();
  return (key ?? '').toLowerCase();
}

/** @returns expects that the console has said nothing since, and that nothing was kept from running */
export async function watchFaults(page: Page): Promise<() => void> {
  const said: string[] = [];
  page.on('console', (message) => {
    // On a slow machine the service worker's turn comes within the test.
    if (!message.text().includes('blocked by Playwright')) said.push(message.text());
  });
  page.on('pageerror', ({message}) => said.push(message));
  const violations = await watchPolicy(page);
  return () => expect([...said, ...violations]).toEqual([]);
}

/** Has a second pair of ears at the page's loudspeakers. To be called before the page is opened. */
export async function listen(page: Page): Promise<void> {
  await page.addInitScript(haveEars);
}

/** The largest sample that the ears remember; 0 before there is sound at all. */
export async function loudness(page: Page): Promise<number> {
  return page.evaluate(() => (window as {heard?: number}).heard ?? 0);
}

/** @returns asks for everything that a demonstration has told since, also what was told only for a moment */
export async function noteTold(page: Page): Promise<() => Promise<string>> {
  await panel(page).evaluate((element) => {
    const said = element.querySelector('.sp-play-said');
    const all: string[] = [];
    Object.assign(window, {allTold: all});
    const options = {childList: true, characterData: true, subtree: true};
    new MutationObserver(() => all.push(said?.textContent ?? '')).observe(said as Node, options);
  });
  return () => page.evaluate(() => (window as unknown as {allTold: string[]}).allTold.join('; '));
}

const SILENCE = 0.0005;

/** A chord that nothing ends rings longer than this, even with a loaded machine's slow answers. */
const ENDS_MS = 4000;

/** Waits for sound, or for silence: what rings is ended, it doesn't die away by itself. */
export async function expectSound(page: Page, isThere: boolean): Promise<void> {
  const options = {intervals: [20, 40, 80], ...(isThere ? {} : {timeout: ENDS_MS})};
  const heard = expect.poll(() => loudness(page), options);
  if (isThere) await heard.toBeGreaterThan(0.002);
  else await heard.toBeLessThan(SILENCE);
}

/** What was just done makes no sound, not even a short one. */
export async function expectNoSound(page: Page): Promise<void> {
  await nothingHappensFor(page, 500, 'ears look each 200 ms, and remember longer than this');
  expect(await loudness(page)).toBeLessThan(SILENCE);
}

/** Opens a page and starts its demonstration: the first, unless a name says which. */
export async function startDemo(page: Page, route: string, name?: DemoName): Promise<void> {
  await open(page, route);
  await playIt(page, name).click();
  await expect(figure(page, name)).toHaveAttribute('data-demo-state', 'ready');
}

/** Where a place of the drum is in the window; 0, 0 is its middle, 120 its outer end. */
export async function drumPoint(
  page: Page,
  x: number,
  y = 0,
  name?: DemoName,
): Promise<{x: number; y: number}> {
  const drum = panel(page, name).locator('.sp-drum');
  // Not just into view: the page's bar lies over what is at the top.
  await drum.evaluate((element) => element.scrollIntoView({block: 'center', behavior: 'instant'}));
  const box = await drum.boundingBox();
  if (!box) throw new Error('There is no drum.');
  const unit = box.width / 240;
  return {x: box.x + (120 + x) * unit, y: box.y + (120 + y) * unit};
}

/** Where a picture keeps its place, with a small demonstration in it. */
const START_PAGE = '';

/** Each demonstration on its first page, and the small one; before a release all on all of their pages. */
export const STARTED = DEMO_PAGES.filter(
  ([route, name], index) =>
    inAudit ||
    route === START_PAGE ||
    DEMO_PAGES.findIndex(([page, other]) => page !== START_PAGE && other === name) === index,
);
