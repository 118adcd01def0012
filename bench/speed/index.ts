/**
 * `npm run bench`: the built site beside a stock Docusaurus site of the same pages, from one kind of
 * server, in turns, on a slow phone. Prints medians of BENCH_ROUNDS rounds (15) and their ratio to stock.
 */
import type {Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {chromium} from '@playwright/test';
import {createHelpServer} from '../../hosting/server';
import {SITE} from '../../src/config/site';
import {CHROMIUM_FLAGS, findBrowser} from '../../tests/support/browser';
import {visit, type Visit} from './measure';
import {printTable} from './report';
import {buildStockSite} from './stockSite';

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 15);
const PAGE = 'how-to/choke-sounds/';
/**
 * With developer tools attached, as Playwright does it, V8 parses the main script a second time to tell
 * where a call came from: 50 ms that no reader waits. With this flag it notes that the first time.
 */
const POSITIONS_AT_ONCE = '--js-flags=--no-enable-lazy-source-positions';

async function listen(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return `http://localhost:${String((server.address() as AddressInfo).port)}${SITE.baseUrl}`;
}

async function main(): Promise<void> {
  const folders = {ours: path.resolve(__dirname, '../../build'), stock: buildStockSite()};
  const servers = [folders.ours, folders.stock].map((folder) =>
    createHelpServer(folder, SITE.baseUrl, {bare: true}),
  );
  const [ours = '', stock = ''] = await Promise.all(servers.map(listen));
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: [...CHROMIUM_FLAGS, POSITIONS_AT_ONCE],
  });
  const visits: Record<'ours' | 'stock', Visit[]> = {ours: [], stock: []};
  // The first round warms the servers' compressed copies up and is not counted.
  for (let round = 0; round <= ROUNDS; round++) {
    for (const [name, address] of [['ours', ours] as const, ['stock', stock] as const]) {
      const seen = await visit(browser, `${address}${PAGE}`);
      if (round > 0) visits[name].push(seen);
    }
  }
  await browser.close();
  servers.forEach((server) => server.close());
  console.log(`\n/${PAGE} on 1.6 Mbit/s, 150 ms, CPU 4x; medians of ${String(ROUNDS)} rounds\n`);
  printTable(visits.ours, visits.stock);
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
