/**
 * `npm run bench`: the built site beside a stock Docusaurus site of the same pages, from one kind of
 * server, in turns. Prints medians of BENCH_ROUNDS rounds (15) and their ratio to stock. Wants an idle
 * machine, and takes some two minutes a round.
 */
import path from 'node:path';
import {chromium, type Browser} from '@playwright/test';
import {SITE} from '../../src/config/site';
import {CHROMIUM_FLAGS, findBrowser} from '../../tests/support/browser';
import {serveFolder} from '../../tests/support/configurations';
import {changePages, firstView, type Changes, type FirstView} from './measure';
import {printTable, type Row} from './report';
import {buildStockSite} from './stockSite';
import {WIDTHS, type Width} from './visitor';

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 15);
const PAGES = {'how-to/record/': 'without a demonstration', 'how-to/choke-sounds/': 'with one'};
/** Four changes of page begin here. */
const WAY_FROM = 'how-to/add-assignments/';
const SEARCH = 'search/?q=choke';
/**
 * With developer tools attached, as Playwright does it, V8 parses the main script a second time to tell
 * where a call came from: 50 ms that no reader waits. With this flag it notes that the first time.
 */
const POSITIONS_AT_ONCE = '--js-flags=--no-enable-lazy-source-positions';

const VIEW_ROWS: readonly Row<FirstView>[] = [
  {key: 'html', label: 'HTML until load', unit: 'B'},
  {key: 'css', label: 'CSS until load', unit: 'B'},
  {key: 'js', label: 'Scripts until load', unit: 'B'},
  {key: 'bytes', label: 'HTML, CSS and scripts until load', unit: 'B'},
  {key: 'bytesLater', label: 'All bytes until 3 s after load', unit: 'B'},
  {key: 'fcp', label: 'First contentful paint', unit: 'ms', ratio: 0.66},
  {key: 'lcp', label: 'Largest contentful paint', unit: 'ms', ratio: 0.66},
  {key: 'tbt', label: 'Total blocking time', unit: 'ms', ratio: 0.6},
  {key: 'toggle', label: 'Color-mode toggle answers', unit: 'ms', ratio: 0.35},
  {key: 'cls', label: 'Layout shift', unit: '', value: 0},
];
const SEARCH_ROWS = VIEW_ROWS.filter(({key}) => key === 'cls');
const CHANGE_ROWS: readonly Row<Changes>[] = [
  {key: 'link1', label: 'By the link below the text', unit: 'ms', ratio: 1.1},
  {key: 'sidebar1', label: 'By the sidebar', unit: 'ms', ratio: 1.1},
  {key: 'link4', label: 'By the link, CPU 4x', unit: 'ms', ratio: 1.1},
  {key: 'sidebar4', label: 'By the sidebar, CPU 4x', unit: 'ms', ratio: 1.1},
];

type Both<T> = Record<'ours' | 'stock', T[]>;
interface Table {
  title: string;
  measure: (browser: Browser, base: string) => Promise<FirstView | Changes>;
  rows: readonly Row<never>[];
}

const view = (page: string, words: string, width: Width, rows = VIEW_ROWS): Table => ({
  title: `/${page} (${words}), ${width} px, 1.6 Mbit/s, 150 ms, CPU 4x`,
  measure: (browser, base) => firstView(browser, base + page, width),
  rows,
});

const TABLES: readonly Table[] = WIDTHS.flatMap((width) => [
  ...Object.entries(PAGES).map(([page, words]) => view(page, words, width)),
  view(SEARCH, 'results of a search', width, SEARCH_ROWS),
  {
    title: `The next page, ${width} px`,
    measure: (browser: Browser, base: string) => changePages(browser, base + WAY_FROM, width),
    rows: CHANGE_ROWS,
  },
]);

async function main(): Promise<void> {
  const folders = {ours: path.resolve(__dirname, '../../build'), stock: buildStockSite()};
  const ours = await serveFolder(folders.ours, SITE.baseUrl, {bare: true});
  const stock = await serveFolder(folders.stock, SITE.baseUrl, {bare: true});
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: [...CHROMIUM_FLAGS, POSITIONS_AT_ONCE],
  });
  const seen = new Map(TABLES.map((table) => [table, {ours: [], stock: []} as Both<unknown>]));
  // The first round warms the servers' compressed copies up and is not counted.
  for (let round = 0; round <= ROUNDS; round++) {
    const sites = [['ours', ours.origin] as const, ['stock', stock.origin] as const];
    if (round % 2 === 1) sites.reverse();
    for (const [table, both] of seen) {
      for (const [name, base] of sites) {
        const record = await table.measure(browser, base + SITE.baseUrl);
        if (round > 0) both[name].push(record);
      }
    }
  }
  await browser.close();
  ours.server.close();
  stock.server.close();
  console.log(`Medians of ${String(ROUNDS)} rounds.`);
  const missed = [...seen].flatMap(([{title, rows}, both]) =>
    printTable(title, rows, both.ours as never[], both.stock as never[]),
  );
  console.log(missed.length > 0 ? `\nMissed: ${missed.join('; ')}.` : '\nAll targets are met.');
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
