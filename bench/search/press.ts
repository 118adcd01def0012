import type {Browser, Page} from '@playwright/test';

/** Under what a reader presses the shortcut. */
export interface Situation {
  name: string;
  /** On a slow phone: 1.6 Mbit/s, 150 ms, CPU 4x. */
  slow: boolean;
  /** After some seconds on the page, or as soon as the page reacts. */
  quiet: boolean;
}

/** One reader's times, in ms, and the page's heap at the end, in bytes. */
export interface Attempt {
  box: number;
  results: number;
  /** From the last key press until the results stand. */
  key: number;
  heap: number;
}

const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (0.75 * 1024 * 1024) / 8,
};
const WORD = 'choke';
/** Between two keys: 360 ms for the word. */
const KEY_PAUSE_MS = 90;
const QUIET_MS = 6000;
const RESULT = '[role="option"]';

/** Opens the page as a new reader, presses the shortcut, types and waits for results. */
export async function press(browser: Browser, url: string, situation: Situation): Promise<Attempt> {
  const context = await browser.newContext({viewport: {width: 412, height: 823}});
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  if (situation.slow) {
    await session.send('Network.emulateNetworkConditions', NETWORK);
    await session.send('Emulation.setCPUThrottlingRate', {rate: 4});
  }
  await page.addInitScript('globalThis.__name = (named) => named'); // tsx names functions by it
  await page.goto(url, {waitUntil: situation.quiet ? 'load' : 'commit'});
  await page.waitForFunction(() => document.documentElement.dataset.hasHydrated === 'true');
  if (situation.quiet) await page.waitForTimeout(QUIET_MS);
  await page.evaluate(watch, RESULT);
  await page.keyboard.press('Control+k');
  const box = await since(page, 'box');
  for (const letter of WORD) {
    await page.keyboard.press(letter);
    await page.waitForTimeout(KEY_PAUSE_MS);
  }
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

/** Notes, in the page, when the shortcut is pressed, a box has the focus, and a result stands. */
function watch(result: string): void {
  const times: Times = {};
  Object.assign(window, {searchTimes: times});
  window.addEventListener('keydown', () => (times.pressed ??= performance.now()), true);
  const look = (): void => {
    if (
      times.pressed !== undefined &&
      document.activeElement?.matches('dialog input[type="search"]')
    ) {
      times.box ??= performance.now();
    }
    if (document.querySelector(result)) times.results ??= performance.now();
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
  const list = document.querySelector('[role="listbox"]')?.parentElement ?? document.body;
  new MutationObserver((_changes, observer) => {
    if (pressed === 0) return;
    observer.disconnect();
    Object.assign(window, {keyTime: performance.now() - pressed});
  }).observe(list, {subtree: true, childList: true, characterData: true});
}
