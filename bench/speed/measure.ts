import type {Browser, CDPSession, Page} from '@playwright/test';

/** A phone in a rehearsal room: 1.6 Mbit/s, 150 ms, a processor four times slower. */
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (0.75 * 1024 * 1024) / 8,
};
const CPU_SLOWDOWN = 4;
const PHONE = {width: 412, height: 823};
/** How long after the load event prefetching is counted, in milliseconds. */
const AFTER_LOAD_MS = 3000;
const TOGGLE = 'button[class*="toggleButton"]';

/** One visit. Times in milliseconds from the start of the navigation, sizes in bytes on the wire. */
export interface Visit {
  /** Until the load event, by type. */
  html: number;
  css: number;
  js: number;
  /** Those three. */
  bytes: number;
  /** Everything, until three seconds after the load event. */
  bytesLater: number;
  fcp: number;
  lcp: number;
  /** Sum of what exceeds 50 ms in each long task. */
  tbt: number;
  cls: number;
  /** Until the color-mode toggle answers. */
  toggle: number;
  /** From a click on the next page until its heading stands, once the page is quiet. */
  nextPage: number;
}

/**
 * Visits a page as a new reader on a slow phone.
 *
 * @param browser running Chromium
 * @param url page with a link to a next page
 */
export async function visit(browser: Browser, url: string): Promise<Visit> {
  const context = await browser.newContext({viewport: PHONE, hasTouch: true, isMobile: true});
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const transfers = await watchTransfers(session);
  await session.send('Network.emulateNetworkConditions', NETWORK);
  await session.send('Emulation.setCPUThrottlingRate', {rate: CPU_SLOWDOWN});
  await page.addInitScript('globalThis.__name = (named) => named'); // tsx names functions by it
  await page.addInitScript(watchPaints);
  await page.addInitScript(pressToggleUntilItAnswers, TOGGLE);
  await page.goto(url, {waitUntil: 'load'});
  const atLoad = transfers.sum();
  await page.waitForTimeout(AFTER_LOAD_MS);
  const later = transfers.sum();
  const paints = await page.evaluate(() => (window as unknown as {bench: Paints}).bench);
  const nextPage = await timeNextPage(page);
  await context.close();
  return {
    html: atLoad.Document ?? 0,
    css: atLoad.Stylesheet ?? 0,
    js: atLoad.Script ?? 0,
    bytes: (atLoad.Document ?? 0) + (atLoad.Stylesheet ?? 0) + (atLoad.Script ?? 0),
    bytesLater: Object.values(later).reduce((sum, size) => sum + size, 0),
    ...paints,
    nextPage,
  };
}

interface Paints {
  fcp: number;
  lcp: number;
  tbt: number;
  cls: number;
  toggle: number;
}

type Sizes = Partial<Record<string, number>>;

/** Sizes on the wire by type, of what has come so far. */
async function watchTransfers(session: CDPSession): Promise<{sum: () => Sizes}> {
  const types = new Map<string, string>();
  const sizes: Sizes = {};
  await session.send('Network.enable');
  session.on('Network.responseReceived', ({requestId, type}) => types.set(requestId, type));
  session.on('Network.loadingFinished', ({requestId, encodedDataLength}) => {
    const type = types.get(requestId) ?? 'Other';
    sizes[type] = (sizes[type] ?? 0) + encodedDataLength;
  });
  return {sum: () => ({...sizes})};
}

/** Runs in the page, before its own scripts. */
function watchPaints(): void {
  const bench = {fcp: 0, lcp: 0, tbt: 0, cls: 0, toggle: 0};
  Object.assign(window, {bench});
  const observe = (type: string, see: (entry: PerformanceEntry) => void): void => {
    new PerformanceObserver((list) => list.getEntries().forEach(see)).observe({
      type,
      buffered: true,
    });
  };
  observe('paint', ({name, startTime}) => {
    if (name === 'first-contentful-paint') bench.fcp = startTime;
  });
  observe('largest-contentful-paint', ({startTime}) => {
    bench.lcp = startTime;
  });
  observe('longtask', ({duration}) => {
    bench.tbt += Math.max(0, duration - 50);
  });
  observe('layout-shift', (entry) => {
    const {value, hadRecentInput} = entry as PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
    };
    if (!hadRecentInput) bench.cls += value;
  });
}

/** Runs in the page: presses the toggle ten times a second until the mode changes, then back. */
function pressToggleUntilItAnswers(selector: string): void {
  const mode = (): string | null => document.documentElement.getAttribute('data-theme');
  let before: string | null = null;
  const timer = setInterval(() => {
    const bench = (window as unknown as {bench: {toggle: number; fcp: number}}).bench;
    const button = document.querySelector<HTMLButtonElement>(selector);
    if (!button || bench.fcp === 0) return;
    before ??= mode();
    if (mode() !== before) {
      clearInterval(timer);
      return;
    }
    button.click();
    if (mode() !== before) answered();
    else requestAnimationFrame(() => requestAnimationFrame(() => mode() !== before && answered()));

    function answered(): void {
      if (bench.toggle > 0) return;
      bench.toggle = performance.now();
      clearInterval(timer);
      button?.click();
    }
  }, 50);
}

async function timeNextPage(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const heading = (): string => document.querySelector('h1')?.textContent ?? '';
        const before = heading();
        const start = performance.now();
        document.querySelector<HTMLAnchorElement>('.pagination-nav__link--next')?.click();
        const look = (): void => {
          const now = heading();
          if (now !== '' && now !== before) resolve(performance.now() - start);
          else requestAnimationFrame(look);
        };
        look();
      }),
  );
}
