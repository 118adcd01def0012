import type {Browser, BrowserContext, CDPSession, Page} from '@playwright/test';

/** A phone in a rehearsal room. */
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (0.75 * 1024 * 1024) / 8,
};
const CPU_SLOWDOWN = 4;
const PHONE = {width: 412, height: 823};

/** What slows a visitor down. */
export interface Device {
  /** Whether on 1.6 Mbit/s and 150 ms. */
  slowNetwork: boolean;
  /** Whether with a processor four times slower. */
  slowProcessor: boolean;
}

export interface Visitor {
  context: BrowserContext;
  page: Page;
  session: CDPSession;
}

/** @returns a new reader's browser, with nothing in its cache */
export async function newVisitor(browser: Browser, device: Device): Promise<Visitor> {
  const context = await browser.newContext({
    viewport: PHONE,
    hasTouch: true,
    isMobile: true,
    // Ours begins to save the help six seconds after a page, which is none of what is measured here.
    serviceWorkers: 'block',
  });
  return openPage(context, device);
}

/** @returns a new page of a browser, slowed down */
export async function openPage(context: BrowserContext, device: Device): Promise<Visitor> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  if (device.slowNetwork) await session.send('Network.emulateNetworkConditions', NETWORK);
  if (device.slowProcessor) {
    await session.send('Emulation.setCPUThrottlingRate', {rate: CPU_SLOWDOWN});
  }
  await page.addInitScript('globalThis.__name = (named) => named'); // tsx names functions by it
  return {context, page, session};
}
