/**
 * `npm run bench`: the built site beside a stock Docusaurus site of the same pages, from one kind of
 * server, in turns. Prints medians of BENCH_ROUNDS rounds (15) and their ratio to stock. Wants an idle
 * machine, and takes some two minutes a round.
 */
import {chromium, type Browser} from '@playwright/test';
import {CHROMIUM_FLAGS, findBrowser} from '../../tests/support/browser';
import {compare, type Table} from './compare';
import {changePages, firstView, type Changes, type FirstView} from './measure';
import type {Row} from './report';
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

const view = (
  browser: Browser,
  page: string,
  words: string,
  width: Width,
  rows = VIEW_ROWS,
): Table => ({
  title: `/${page} (${words}), ${width} px, 1.6 Mbit/s, 150 ms, CPU 4x`,
  measure: (base) => firstView(browser, base + page, width),
  rows,
});

const tablesOf = (browser: Browser): Table[] =>
  WIDTHS.flatMap((width) => [
    ...Object.entries(PAGES).map(([page, words]) => view(browser, page, words, width)),
    view(browser, SEARCH, 'results of a search', width, SEARCH_ROWS),
    {
      title: `The next page, ${width} px`,
      measure: (base: string) => changePages(browser, base + WAY_FROM, width),
      rows: CHANGE_ROWS,
    },
  ]);

async function main(): Promise<void> {
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: [...CHROMIUM_FLAGS, POSITIONS_AT_ONCE],
  });
  await compare(tablesOf(browser), ROUNDS);
  await browser.close();
}

main().catch((error: unknown) => {
  console.error(error);
  process.exit(1); // servers and browsers would keep it alive
});
