import {expect, test, type Page} from '@playwright/test';
import {inAudit} from './audit';
import {axeFindings} from './axe';

/** Waits until the page's scripts have taken over. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => document.querySelector('html')?.dataset.hasHydrated === 'true');
}

/** Waits until the scripts that come after loading listen too (src/shell/afterLoad). */
export async function listening(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName('after-load').length > 0);
}

/** Opens a page and waits until its scripts have taken over, those that come after loading too. */
export async function open(page: Page, route: string): Promise<void> {
  await page.goto(route);
  await hydrated(page);
  await listening(page);
}

/**
 * Waits until the page has stopped changing. For what has no sign of its own, such as the parts that React
 * adds and removes after a change of the window's size.
 */
export async function nothingChanges(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const QUIET_MS = 200;
        const isStill = (): void => {
          observer.disconnect();
          resolve();
        };
        let timer = setTimeout(isStill, QUIET_MS);
        const observer = new MutationObserver(() => {
          clearTimeout(timer);
          timer = setTimeout(isStill, QUIET_MS);
        });
        observer.observe(document, {
          attributes: true,
          childList: true,
          characterData: true,
          subtree: true,
        });
      }),
  );
}

/**
 * Lets time pass in which something could happen that must not. Only for what has no end to wait for.
 *
 * @param ms longer than what must not happen would take
 * @param what must not happen, and how long it would take
 */
export async function nothingHappensFor(page: Page, ms: number, what: string): Promise<void> {
  await test.step(`${String(ms)} ms in which nothing must happen: ${what}`, () =>
    page.evaluate((time) => new Promise((passed) => setTimeout(passed, time)), ms));
}

/**
 * Holds requests back, as a slow connection does.
 *
 * @returns lets them go
 */
export async function holdBack(page: Page, addresses: string | RegExp): Promise<() => void> {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(addresses, async (route) => {
    await held;
    await route.fallback(); // to whoever else answers
  });
  return release;
}

/** Scrolls as with a mouse's wheel, turn after turn; up when the pixels are negative. */
export async function turnWheel(page: Page, pixels: number): Promise<void> {
  const STEP = 200;
  await page.mouse.move(600, 400);
  for (let left = Math.abs(pixels); left > 0; left -= STEP) {
    await page.mouse.wheel(0, Math.sign(pixels) * Math.min(left, STEP));
  }
}

/** Goes to an address within the open document as a link does, also where this page has no link. */
export async function goWithin(page: Page, address: string): Promise<void> {
  await page.evaluate((url) => {
    history.pushState({key: 'test'}, '', url);
    dispatchEvent(new PopStateEvent('popstate', {state: {key: 'test'}}));
  }, address);
}

/**
 * Fails with what axe finds on the page as it is now, in both color modes.
 *
 * @param part selector of what is new since the page was opened: pages as they open are everyPage.spec.ts's.
 *   In the audit axe looks at the whole page all the same.
 */
export async function expectNoAxeFindings(
  page: Page,
  part?: string,
  modes: readonly string[] = ['light', 'dark'],
): Promise<void> {
  test.slow(); // axe looks at every element, twice
  for (const mode of modes) {
    await page.evaluate((value) => {
      document.documentElement.setAttribute('data-theme', value);
    }, mode);
    expect(await axeFindings(page, inAudit ? undefined : part), `${mode} mode`).toEqual([]);
  }
}

/** Sum of layout shifts from now on; call the returned function to read it. */
export async function watchLayoutShifts(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const watched = Object.assign(window, {layoutShift: 0});
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        watched.layoutShift += (entry as PerformanceEntry & {value: number}).value;
      }
    }).observe({type: 'layout-shift', buffered: false});
  });
  return () => page.evaluate(() => (window as unknown as {layoutShift: number}).layoutShift);
}

/** Text of fields that is smaller than 16 px: iOS enlarges the page around such a field. */
export const smallFields = (page: Page): Promise<string[]> =>
  page.locator('input, select, textarea').evaluateAll((all) =>
    all
      .filter((one) => !/^(?:range|radio|checkbox)$/.test((one as HTMLInputElement).type))
      .filter((one) => parseFloat(getComputedStyle(one).fontSize) < 16)
      .map(({outerHTML}) => outerHTML.slice(0, 80)),
  );

/**
 * Notes what a page complains of from now on, but for its service worker, which Playwright blocks.
 *
 * @param expected what is no fault in this test
 */
export function noteFaults(page: Page, expected = /^$/): string[] {
  const faults: string[] = [];
  page.on('pageerror', ({message}) => faults.push(message));
  page.on('console', (message) => {
    const text = message.text();
    const isKnown = /blocked by Playwright/.test(text) || expected.test(text);
    if (/error|warning/.test(message.type()) && !isKnown) faults.push(text);
  });
  return faults;
}
