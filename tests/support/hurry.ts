import type {Page} from '@playwright/test';
import {QUIET_MS} from '../../src/offline/page';

/** Lets the pages of a test not wait for the quiet seconds before they save the help for offline use. */
export async function hurry(page: Page): Promise<void> {
  await page.addInitScript((quiet) => {
    const wait = window.setTimeout.bind(window) as (...args: unknown[]) => number;
    const hurried = (handler: unknown, ms: unknown, ...rest: unknown[]): number =>
      wait(handler, ms === quiet ? 0 : ms, ...rest);
    window.setTimeout = hurried as typeof window.setTimeout;
  }, QUIET_MS);
}
