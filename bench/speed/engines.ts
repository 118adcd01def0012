/**
 * `npm run bench:engines`: first paint and next page in Firefox and WebKit, ours beside a stock Docusaurus site
 * of the same pages in the same browser. Prints medians of BENCH_ROUNDS rounds (7). Wants a built site and an
 * idle machine, and takes some ten minutes.
 */
import {setTimeout as sleep} from 'node:timers/promises';
import {startEngine} from '../../tests/engines/harness/browsers';
import type {DriverPage, EngineName} from '../../tests/engines/harness/driver';
import {compare, type Table} from './compare';
import type {Row} from './report';

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 7);
const BROWSERS: readonly EngineName[] = ['webkit', 'firefox'];
const WIDTHS = [390, 1280] as const;
const PAGE = 'how-to/choke-sounds/';
const NEXT = '.pagination-nav__link--next';
/** What comes after a page, such as prefetching, is over by then; for the page after the click it is long. */
const QUIET_MS = 2000;

/** In milliseconds. */
interface Times {
  /** From the address to the first contentful paint. */
  first: number;
  /** From a click on the link to the next page until the frame with its heading is done. */
  next: number;
}

const ROWS: readonly Row<Times>[] = [
  {key: 'first', label: 'First contentful paint', unit: 'ms', ratio: 1},
  {key: 'next', label: 'The next page', unit: 'ms', ratio: 1},
];

/** A new browser has nothing in its cache and has learned nothing of the site's scripts. */
async function visit(engine: EngineName, width: number, url: string): Promise<Times> {
  const driver = await startEngine(engine);
  try {
    const page = await driver.newPage({width, height: 900});
    await page.go(url);
    await sleep(QUIET_MS);
    const first = Number(
      await page.evaluate(`performance.getEntriesByName('first-contentful-paint')[0]?.startTime`),
    );
    return {first, next: await timeNextPage(page)};
  } finally {
    await driver.close();
  }
}

/** These engines don't report an element's own paint: a task behind the heading's frame comes nearest. */
async function timeNextPage(page: DriverPage): Promise<number> {
  await page.evaluate(`document.querySelector('${NEXT}').scrollIntoView({block: 'center'})`);
  await sleep(QUIET_MS);
  await page.evaluate(`void (() => {
    const before = document.querySelector('h1');
    let clicked;
    const observer = new MutationObserver(() => {
      const heading = document.querySelector('h1');
      if (!heading || heading === before) return;
      observer.disconnect();
      requestAnimationFrame(() => {
        const {port1, port2} = new MessageChannel();
        port1.onmessage = () => { window.nextPage = performance.now() - clicked; };
        port2.postMessage('');
      });
    });
    observer.observe(document, {subtree: true, childList: true});
    setTimeout(() => {
      clicked = performance.now();
      document.querySelector('${NEXT}').click();
    });
  })()`);
  await sleep(QUIET_MS);
  const time = await page.evaluate('window.nextPage');
  if (typeof time !== 'number') throw new Error('The next page has not come.');
  return time;
}

const TABLES: readonly Table[] = BROWSERS.flatMap((engine) =>
  WIDTHS.map((width) => ({
    title: `/${PAGE}, ${engine}, ${String(width)} px`,
    measure: (base) => visit(engine, width, base + PAGE),
    rows: ROWS,
  })),
);

compare(TABLES, ROUNDS).catch((error: unknown) => {
  console.error(error);
  process.exit(1); // servers and browsers would keep it alive
});
