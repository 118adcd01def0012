import type {AddressInfo} from 'node:net';
import type {Browser} from '@playwright/test';
import {createHelpServer} from '../../hosting/server';
import {SITE} from '../../src/config/site';
import {newVisitor} from '../speed/visitor';

/** What a new reader's browser asks for until the page answers. */
export interface Visit {
  requests: number;
  /** On the wire, compressed: pages, scripts and styles. */
  bytes: number;
}

const PAGE = 'how-to/record/';
const COUNTED = new Set(['Document', 'Script', 'Stylesheet']);

/**
 * Opens a page of a build as a new reader, until React has taken it over.
 *
 * @param browser running Chromium
 * @param build folder of the build
 */
export async function visit(browser: Browser, build: string): Promise<Visit> {
  const server = createHelpServer(build, SITE.baseUrl, {bare: true});
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const {context, page, session} = await newVisitor(browser, 412, {slowNetwork: true});
  const types = new Map<string, string>();
  const seen: Visit = {requests: 0, bytes: 0};
  await session.send('Network.enable');
  session.on('Network.responseReceived', ({requestId, type}) => types.set(requestId, type));
  session.on('Network.loadingFinished', ({requestId, encodedDataLength}) => {
    if (!COUNTED.has(types.get(requestId) ?? '')) return;
    seen.requests += 1;
    seen.bytes += encodedDataLength;
  });
  const {port} = server.address() as AddressInfo;
  await page.goto(`http://localhost:${String(port)}${SITE.baseUrl}${PAGE}`);
  await page.waitForSelector('html[data-has-hydrated="true"]');
  const visited = {...seen};
  await context.close();
  server.close();
  return visited;
}
