import {
  test as base,
  type BrowserContext,
  type BrowserContextOptions,
  type Disposable,
  type Page,
} from '@playwright/test';
import {resetFontSize} from './fontSize';

export {expect} from '@playwright/test';
export type {Locator, Page, Request, Route} from '@playwright/test';

/** What tests listen to; the rest is Playwright's own. */
const HEARD = ['console', 'pageerror', 'request', 'requestfailed', 'response'];

interface TabOptions {
  /** Whether a test has a browser context of its own, for what can't be taken back: a clock that stands. */
  ownContext: boolean;
}

interface Tabs {
  /** A context for each set of options, by their text. */
  contexts: Map<string, BrowserContext>;
}

/**
 * Playwright's `test`, but all tests of a worker share a tab: there a page opens in half the time, since its
 * process runs and has compiled the site's scripts. What a test did to the tab is taken back after it; after
 * a failure Playwright begins a new worker, so with a new tab.
 */
export const test = base.extend<TabOptions, Tabs>({
  ownContext: [false, {option: true}],
  contexts: [
    async ({}, provide) => {
      const contexts: Tabs['contexts'] = new Map();
      await provide(contexts);
      for (const context of contexts.values()) await context.close();
    },
    {scope: 'worker'},
  ],
  // Playwright hands its options out one by one: these are the ones that tests of this site set.
  context: async (
    {
      browser,
      contexts,
      ownContext,
      baseURL,
      bypassCSP,
      colorScheme,
      forcedColors,
      hasTouch,
      isMobile,
      javaScriptEnabled,
      permissions,
      reducedMotion,
      serviceWorkers,
      viewport,
    },
    provide,
  ) => {
    const options: BrowserContextOptions = {
      baseURL,
      bypassCSP,
      colorScheme,
      forcedColors,
      hasTouch,
      isMobile,
      javaScriptEnabled,
      permissions,
      reducedMotion,
      serviceWorkers,
      viewport,
    };
    if (ownContext) {
      const own = await browser.newContext(options);
      await provide(own);
      await own.close();
      return;
    }
    const key = JSON.stringify(options);
    let context = contexts.get(key);
    if (!context) contexts.set(key, (context = await browser.newContext(options)));
    context.clock.install = () => {
      throw new Error('A clock can’t be taken back: test.use({ownContext: true}).');
    };
    await provide(context);
    await takeBack(context, options);
  },
  page: async ({context}, provide) => {
    const page = context.pages()[0] ?? (await context.newPage());
    const added = noteScripts(page);
    await provide(page);
    for (const script of added) await script.dispose();
  },
});

/** @returns what a test adds to each document of the tab, so that it can be taken away */
function noteScripts(page: Page): Disposable[] {
  const added: Disposable[] = [];
  for (const name of ['addInitScript', 'exposeFunction'] as const) {
    const original = (page[name] as (...args: unknown[]) => Promise<Disposable>).bind(page);
    const noted = async (...args: unknown[]): Promise<Disposable> => {
      const disposable = await original(...args);
      added.push(disposable);
      return disposable;
    };
    Object.assign(page, {[name]: noted});
  }
  return added;
}

/** Leaves a context as it was: one empty tab of the same look, nothing stored, nobody listening. */
async function takeBack(context: BrowserContext, options: BrowserContextOptions): Promise<void> {
  const [page, ...others] = context.pages();
  for (const other of others) await other.close();
  await context.unrouteAll({behavior: 'ignoreErrors'});
  await context.setOffline(false);
  if (!options.permissions) await context.clearPermissions();
  if (!page) return;
  for (const event of HEARD) page.removeAllListeners(event);
  await page.unrouteAll({behavior: 'ignoreErrors'});
  // A page of no scripts, in the same process.
  // What closes at a test's end may still go back in the history, which stops the first of these.
  await page.goto('robots.txt').catch(() => page.goto('robots.txt'));
  await page.evaluate(clearStorage);
  if (context.browser()?.browserType().name() === 'chromium') {
    const client = await context.newCDPSession(page);
    await client.send('Page.resetNavigationHistory'); // at 50 entries browsers forget the first
    await client.detach();
    await resetFontSize(context);
  }
  const {viewport, colorScheme, forcedColors, reducedMotion} = options;
  if (viewport) await page.setViewportSize(viewport);
  await page.emulateMedia({media: null, colorScheme, forcedColors, reducedMotion});
  await page.mouse.move(0, 0);
}

function clearStorage(): void {
  try {
    localStorage.clear();
    sessionStorage.clear();
  } catch {
    // A test lets this page store nothing, or it is no page of a site.
  }
}
