import type {Browser, BrowserContext, CDPSession, Page} from '@playwright/test';

/** A phone in a rehearsal room. */
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (0.75 * 1024 * 1024) / 8,
};
const WINDOWS = {
  412: {viewport: {width: 412, height: 823}, hasTouch: true, isMobile: true},
  1280: {viewport: {width: 1280, height: 800}},
} as const;

/** Of the window, in CSS pixels: a phone's and a laptop's. */
export type Width = keyof typeof WINDOWS;
export const WIDTHS: readonly Width[] = [412, 1280];

interface Visitor {
  context: BrowserContext;
  page: Page;
  session: CDPSession;
}

/** @returns a new reader's browser, with nothing in its cache */
export async function newVisitor(
  browser: Browser,
  width: Width,
  {slowNetwork}: {slowNetwork: boolean},
): Promise<Visitor> {
  const context = await browser.newContext({
    ...WINDOWS[width],
    // Ours begins to save the help six seconds after a page, which is none of what is measured here.
    serviceWorkers: 'block',
  });
  return openPage(context, {slowNetwork});
}

/** @returns a new page of a browser */
export async function openPage(
  context: BrowserContext,
  {slowNetwork}: {slowNetwork: boolean},
): Promise<Visitor> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  if (slowNetwork) await session.send('Network.emulateNetworkConditions', NETWORK);
  await page.addInitScript('globalThis.__name = (named) => named'); // tsx names functions by it
  return {context, page, session};
}

/** @param rate how many times slower the processor is from now on */
export async function slowProcessor(session: CDPSession, rate: number): Promise<void> {
  await session.send('Emulation.setCPUThrottlingRate', {rate});
}
