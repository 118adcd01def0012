import type {Browser} from '@playwright/test';
import {timeChange, type Way} from './nextPage';
import {pressToggleUntilItAnswers, TOGGLE, watchPaints, type Paints} from './paints';
import {watchTransfers} from './transfers';
import {newVisitor, slowProcessor, type Width} from './visitor';

/** How long after the load event prefetching is counted, in milliseconds. */
const AFTER_LOAD_MS = 3000;

/** A first view. Times in milliseconds, sizes in bytes on the wire. */
export interface FirstView extends Paints {
  /** Until the load event, by type. */
  html: number;
  css: number;
  js: number;
  /** Those three. */
  bytes: number;
  /** Everything, until three seconds after the load event. */
  bytesLater: number;
}

/** Changes of page, in milliseconds from the click until the next heading is painted. */
export type Changes = Record<`${Way}${1 | 4}`, number>;

/**
 * Opens a page as a new reader with a slow network and processor.
 *
 * @param browser running Chromium
 */
export async function firstView(browser: Browser, url: string, width: Width): Promise<FirstView> {
  const {context, page, session} = await newVisitor(browser, width, {slowNetwork: true});
  await slowProcessor(session, 4);
  const transfers = await watchTransfers(session);
  await page.addInitScript(watchPaints);
  await page.addInitScript(pressToggleUntilItAnswers, TOGGLE);
  await page.goto(url, {waitUntil: 'load'});
  const {Document: html = 0, Stylesheet: css = 0, Script: js = 0} = transfers.sum();
  await page.waitForTimeout(AFTER_LOAD_MS);
  const bytesLater = Object.values(transfers.sum()).reduce((sum, size) => sum + size, 0);
  const paints = await page.evaluate(() => (window as unknown as {bench: Paints}).bench);
  if (paints.toggle === 0) throw new Error(`The color-mode toggle of ${url} does not answer.`);
  await context.close();
  return {html, css, js, bytes: html + css + js, bytesLater, ...paints};
}

/**
 * Opens a page as a new reader, and goes on from page to page: by the link below the text and by the
 * sidebar (on a phone, by the menu), each with a quick processor and with one four times slower.
 *
 * @param browser running Chromium
 * @param url a page with four more behind it in the sidebar
 */
export async function changePages(browser: Browser, url: string, width: Width): Promise<Changes> {
  const {context, page, session} = await newVisitor(browser, width, {slowNetwork: false});
  const transfers = await watchTransfers(session);
  await page.goto(url, {waitUntil: 'load'});
  const times: Partial<Changes> = {};
  for (const slower of [1, 4] as const) {
    await slowProcessor(session, slower);
    for (const way of ['link', 'sidebar'] as const) {
      times[`${way}${slower}`] = await timeChange(page, transfers, way, width);
    }
  }
  await context.close();
  return times as Changes;
}
