import type {Browser} from '@playwright/test';
import {SITE} from '../../src/config/site';
import {serveFolder} from '../../tests/support/configurations';
import {watchTransfers} from '../speed/transfers';
import {newVisitor} from '../speed/visitor';

/** What a new reader's browser asks for until the page answers. */
export interface Visit {
  requests: number;
  /** On the wire, compressed: pages, scripts and styles. */
  bytes: number;
}

const PAGE = 'how-to/record/';

/**
 * Opens a page of a build as a new reader, until React has taken it over.
 *
 * @param browser running Chromium
 * @param build folder of the build
 */
export async function visit(browser: Browser, build: string): Promise<Visit> {
  const {origin, server} = await serveFolder(build, SITE.baseUrl, {bare: true});
  const {context, page, session} = await newVisitor(browser, 412, {slowNetwork: true});
  try {
    const transfers = await watchTransfers(session);
    await page.goto(origin + SITE.baseUrl + PAGE);
    await page.waitForSelector('html[data-has-hydrated="true"]');
    return {requests: sumOf(transfers.count()), bytes: sumOf(transfers.sum())};
  } finally {
    await context.close();
    server.close();
  }
}

function sumOf({
  Document = 0,
  Script = 0,
  Stylesheet = 0,
}: Readonly<Record<string, number>>): number {
  return Document + Script + Stylesheet;
}
