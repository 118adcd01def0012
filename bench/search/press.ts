import type {Browser, Page} from '@playwright/test';
import {openPage, slowProcessor} from '../speed/visitor';
import {watchTransfers} from '../speed/transfers';

/** When a reader presses the shortcut, and on what. */
export interface Situation {
  name: string;
  /** On a slow phone: 1.6 Mbit/s, 150 ms, CPU 4x. */
  slow: boolean;
  /** When the search has been loaded ahead, or as soon as the page reacts. */
  quiet: boolean;
}

/** One reader's times, in ms, and the page's heap at the end, in bytes. */
export interface Attempt {
  /** From the shortcut until a box takes keys. */
  box: number;
  /** From the shortcut until there are results, typing included. */
  results: number;
  /** From one more key, with everything loaded, until the list has changed. */
  key: number;
  heap: number;
}

/** With one letter less it finds other results, so that the list changes. */
const WORD = 'mode';
/** Between two keys: 270 ms for the word. */
const KEY_PAUSE_MS = 90;
const INDEX = 'search-index.json';

/** Opens the page as a new reader, presses the shortcut, types and waits for results. */
export async function press(browser: Browser, url: string, situation: Situation): Promise<Attempt> {
  const {slow, quiet} = situation;
  // Saving the help begins at about the time of a late press, and is none of what is measured here.
  const viewport = {width: 412, height: 823};
  const context = await browser.newContext({viewport, serviceWorkers: 'block'});
  const {page, session} = await openPage(context, {slowNetwork: slow});
  if (slow) await slowProcessor(session, 4);
  const transfers = await watchTransfers(session);
  await page.goto(url, {waitUntil: quiet ? 'load' : 'commit'});
  await page.waitForFunction(() => document.documentElement.dataset.hasHydrated === 'true');
  if (quiet) {
    await page.waitForFunction(
      (name) => performance.getEntriesByType('resource').some((entry) => entry.name.includes(name)),
      INDEX,
    );
    await transfers.quiet();
  }
  await page.evaluate(watch);
  await page.keyboard.press('Control+k');
  const box = await since(page, 'box');
  await page.keyboard.type(WORD, {delay: KEY_PAUSE_MS});
  const results = await since(page, 'results');
  const key = await timeKey(page);
  const {usedSize} = await session.send('Runtime.getHeapUsage');
  await context.close();
  return {box, results, key, heap: usedSize};
}

interface Times {
  pressed?: number;
  box?: number;
  results?: number;
}

/** Notes, in the page, when the shortcut is pressed, a box has the focus, and there is a result. */
function watch(): void {
  const times: Times = {};
  Object.assign(window, {searchTimes: times});
  window.addEventListener('keydown', () => (times.pressed ??= performance.now()), true);
  const look = (): void => {
    if (times.pressed !== undefined && document.activeElement?.matches('dialog input')) {
      times.box ??= performance.now();
    }
    if (document.querySelector('[role="option"]')) times.results ??= performance.now();
    requestAnimationFrame(look);
  };
  look();
}

async function since(page: Page, what: 'box' | 'results'): Promise<number> {
  const handle = await page.waitForFunction((name) => {
    const times = (window as unknown as {searchTimes: Times}).searchTimes;
    const then = times[name];
    return then !== undefined && times.pressed !== undefined && then - times.pressed;
  }, what);
  return Number(await handle.jsonValue());
}

/** With everything loaded: one more key, until the list of results has changed. */
async function timeKey(page: Page): Promise<number> {
  await page.evaluate(watchKey); // in place before the key comes
  await page.keyboard.press('Backspace');
  const time = await page.waitForFunction(() => (window as unknown as {keyTime?: number}).keyTime);
  return Number(await time.jsonValue());
}

/** Notes, in the page, the time from the next key until the list of results changes. */
function watchKey(): void {
  let pressed = 0;
  window.addEventListener('keydown', () => (pressed = performance.now()), {
    capture: true,
    once: true,
  });
  // What holds the list, which may be a new one for each answer.
  const list = document.querySelector('[role="listbox"]')?.parentElement;
  if (!list) throw new Error('There is no list of results.');
  new MutationObserver((_changes, observer) => {
    if (pressed === 0) return;
    observer.disconnect();
    Object.assign(window, {keyTime: performance.now() - pressed});
  }).observe(list, {subtree: true, childList: true, characterData: true});
}
