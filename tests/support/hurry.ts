import type {Page} from '@playwright/test';
import {QUIET_MS} from '../../src/offline/page';

/**
 * Lets the pages of a test not wait for some quiet seconds.
 *
 * @param ms which ones; left out, those before the help is saved for offline use
 */
export async function hurry(page: Page, ms = QUIET_MS): Promise<void> {
  await page.addInitScript((quiet) => {
    const wait = window.setTimeout.bind(window) as (...args: unknown[]) => number;
    const hurried = (handler: unknown, delay: unknown, ...rest: unknown[]): number =>
      wait(handler, delay === quiet ? 0 : delay, ...rest);
    window.setTimeout = hurried as typeof window.setTimeout;
  }, ms);
}
