import type {Browser} from '@playwright/test';
import {timeNextPage} from './nextPage';
import {pressToggleUntilItAnswers, TOGGLE, watchPaints, type Paints} from './paints';
import {watchTransfers} from './transfers';
import {newVisitor} from './visitor';

/** How long after the load event prefetching is counted, in milliseconds. */
const AFTER_LOAD_MS = 3000;

/** One visit. Times in milliseconds, sizes in bytes on the wire. */
export interface Visit extends Paints {
  /** Until the load event, by type. */
  html: number;
  css: number;
  js: number;
  /** Those three. */
  bytes: number;
  /** Everything, until three seconds after the load event. */
  bytesLater: number;
  /** From a tap on the link to the next page until its heading is painted. */
  nextPage: number;
  /** The same at full speed. */
  nextPageFast: number;
}

/**
 * Visits a page as a new reader on a slow phone, then as another on a fast one.
 *
 * @param browser running Chromium
 * @param url page with a link to a next page
 */
export async function visit(browser: Browser, url: string): Promise<Visit> {
  return {...(await visitSlowly(browser, url)), nextPageFast: await visitFast(browser, url)};
}

async function visitSlowly(browser: Browser, url: string): Promise<Omit<Visit, 'nextPageFast'>> {
  const slow = {slowNetwork: true, slowProcessor: true};
  const {context, page, session} = await newVisitor(browser, slow);
  const transfers = await watchTransfers(session);
  await page.addInitScript(watchPaints);
  await page.addInitScript(pressToggleUntilItAnswers, TOGGLE);
  await page.goto(url, {waitUntil: 'load'});
  const {Document: html = 0, Stylesheet: css = 0, Script: js = 0} = transfers.sum();
  await page.waitForTimeout(AFTER_LOAD_MS);
  const bytesLater = Object.values(transfers.sum()).reduce((sum, size) => sum + size, 0);
  const paints = await page.evaluate(() => (window as unknown as {bench: Paints}).bench);
  if (paints.toggle === 0) throw new Error(`The color-mode toggle of ${url} does not answer.`);
  const nextPage = await timeNextPage(page, transfers);
  await context.close();
  return {html, css, js, bytes: html + css + js, bytesLater, ...paints, nextPage};
}

async function visitFast(browser: Browser, url: string): Promise<number> {
  const fast = {slowNetwork: false, slowProcessor: false};
  const {context, page, session} = await newVisitor(browser, fast);
  const transfers = await watchTransfers(session);
  await page.goto(url, {waitUntil: 'load'});
  const nextPage = await timeNextPage(page, transfers);
  await context.close();
  return nextPage;
}
