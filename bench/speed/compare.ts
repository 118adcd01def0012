import path from 'node:path';
import {SITE} from '../../src/config/site';
import {serveFolder} from '../../tests/support/configurations';
import {printTable, type Row} from './report';
import {buildStockSite} from './stockSite';

/** What is measured of both sites. */
export interface Table {
  title: string;
  /** @param base address of a site's Welcome page */
  measure: (base: string) => Promise<object>;
  rows: readonly Row<never>[];
}

/**
 * Measures the built site and a stock Docusaurus site of the same pages, from one kind of server, in turns.
 * Prints medians, their ratios and what is missed.
 */
export async function compare(tables: readonly Table[], rounds: number): Promise<void> {
  const folders = {ours: path.resolve(__dirname, '../../build'), stock: buildStockSite()};
  const ours = await serveFolder(folders.ours, SITE.baseUrl, {bare: true});
  const stock = await serveFolder(folders.stock, SITE.baseUrl, {bare: true});
  const seen = tables.map((table) => ({table, ours: [] as object[], stock: [] as object[]}));
  // The first round warms the servers' compressed copies up and is not counted.
  for (let round = 0; round <= rounds; round++) {
    const sites = [['ours', ours.origin] as const, ['stock', stock.origin] as const];
    if (round % 2 === 1) sites.reverse();
    for (const {table, ...records} of seen) {
      for (const [name, origin] of sites) {
        const record = await table.measure(origin + SITE.baseUrl);
        if (round > 0) records[name].push(record);
      }
    }
  }
  ours.server.close();
  stock.server.close();
  console.log(`Medians of ${String(rounds)} rounds.`);
  const missed = seen.flatMap(({table: {title, rows}, ...records}) =>
    printTable(title, rows, records.ours as never[], records.stock as never[]),
  );
  console.log(missed.length > 0 ? `\nMissed: ${missed.join('; ')}.` : '\nAll targets are met.');
}
