import puppeteer, {type Browser, type KeyInput, type Page} from 'puppeteer-core';
import {CHROMIUM_FLAGS} from '../../support/browser';
import type {Driver, DriverPage} from './driver';

/** Without them headless Firefox has no mouse, moves things for readers who want that, and no clipboard. */
const FIREFOX_SETTINGS = {
  'ui.primaryPointerCapabilities': 6,
  'ui.allPointerCapabilities': 6,
  'ui.prefersReducedMotion': 1,
  'dom.events.testing.asyncClipboard': true,
};
const CHROMIUM_SETTINGS = [...CHROMIUM_FLAGS, '--force-prefers-reduced-motion'];

/** Chromium by its DevTools protocol and Firefox by WebDriver BiDi, both through Puppeteer. */
export async function startPuppeteer(
  name: 'chromium' | 'firefox',
  executablePath: string,
): Promise<Driver> {
  const browser = await puppeteer.launch({
    browser: name === 'chromium' ? 'chrome' : 'firefox',
    executablePath,
    headless: true,
    defaultViewport: null,
    args: name === 'chromium' ? CHROMIUM_SETTINGS : [],
    extraPrefsFirefox: FIREFOX_SETTINGS,
  });
  if (name === 'chromium') await allowClipboard(browser);
  return {
    version: (await browser.version()).replace('/', ' '),
    newPage: async (size) => {
      const page = await browser.newPage();
      await page.setViewport(size);
      return openPage(page);
    },
    close: () => browser.close(),
  };
}

/** Without a window it asks nobody, and refuses. */
async function allowClipboard(browser: Browser): Promise<void> {
  const devTools = await browser.target().createCDPSession();
  await devTools.send('Browser.grantPermissions', {
    permissions: ['clipboardReadWrite', 'clipboardSanitizedWrite'],
  });
}

function openPage(page: Page): DriverPage {
  const messages: string[] = [];
  page.on('console', (message) => {
    if (!['error', 'warn'].includes(message.type())) return;
    messages.push(`${message.text()} ${message.location().url ?? ''}`.trim());
  });
  page.on('pageerror', (error) => {
    messages.push(error instanceof Error ? error.message : String(error));
  });
  return {
    go: async (address) => {
      await page.goto(address, {waitUntil: 'load'});
    },
    evaluate: (expression) => page.evaluate(expression),
    press: async (keys, held) => {
      for (const key of held) await page.keyboard.down(key as KeyInput);
      for (const key of keys) await page.keyboard.press(key as KeyInput);
      for (const key of held) await page.keyboard.up(key as KeyInput);
    },
    movePointer: (x, y) => page.mouse.move(x, y),
    pressButton: async () => {
      await page.mouse.down();
      await page.mouse.up();
    },
    pdf: async () => Buffer.from(await page.pdf({format: 'A4'})),
    messages: () => messages,
    close: () => page.close(),
  };
}
