import type {BrowserContext, CDPSession, Page} from '@playwright/test';

/** What has set the size in a context: no other session can take it back. */
const sessions = new WeakMap<BrowserContext, CDPSession>();
/** Chromium's own. */
const STANDARD_PX = 16;

/**
 * Sets the browser's own size of letters, as readers do in its settings, until the test ends. Chromium only.
 *
 * @param pixels of the root element
 */
export async function setFontSize(page: Page, pixels: number): Promise<void> {
  const context = page.context();
  const session = sessions.get(context) ?? (await context.newCDPSession(page));
  sessions.set(context, session);
  await session.send('Page.setFontSizes', {fontSizes: {standard: pixels}});
}

/** For the next test of the tab. */
export async function resetFontSize(context: BrowserContext): Promise<void> {
  const session = sessions.get(context);
  await session?.send('Page.setFontSizes', {fontSizes: {standard: STANDARD_PX}});
}
