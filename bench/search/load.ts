/**
 * `npm run bench:search-load`: in Chromium, from the search's shortcut to a box that takes keys, and to
 * the first results of a word typed at a usual pace; on a fast machine and on a slow phone, for a reader
 * whose page has loaded the search ahead and for one who presses the key as soon as the page reacts.
 * Needs a build. BENCH_ROUNDS sets the number of rounds (7).
 */
import {chromium, type Browser} from '@playwright/test';
import {SITE} from '../../src/config/site';
import {CHROMIUM_FLAGS, findBrowser} from '../../tests/support/browser';
import {serveFolder} from '../../tests/support/configurations';
import {median} from '../median';
import {BUILD} from './engines/engine';
import {press, type Attempt, type Situation} from './press';

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 7);
const SITUATIONS: readonly Situation[] = [
  {name: 'fast, page quiet', slow: false, quiet: true},
  {name: 'fast, at once', slow: false, quiet: false},
  {name: 'slow phone, page quiet', slow: true, quiet: true},
  {name: 'slow phone, at once', slow: true, quiet: false},
];

async function main(): Promise<void> {
  // As precompressed files.
  const {origin, server} = await serveFolder(BUILD, SITE.baseUrl, {bare: true});
  const browser = await chromium.launch({executablePath: findBrowser(), args: [...CHROMIUM_FLAGS]});
  const url = `${origin}${SITE.baseUrl}how-to/choke-sounds/`;
  const rows: Record<string, Record<string, number>> = {};
  for (const situation of SITUATIONS) rows[situation.name] = await row(browser, url, situation);
  await browser.close();
  server.close();
  console.log(
    `Medians of ${String(ROUNDS)} rounds, in ms; first results while a word is typed in 270 ms.`,
  );
  console.log('Slow phone: 1.6 Mbit/s, 150 ms, CPU 4x.');
  console.table(rows);
}

async function row(
  browser: Browser,
  url: string,
  situation: Situation,
): Promise<Record<string, number>> {
  const attempts: Attempt[] = [];
  // The first round warms the server's compressed copies up and is not counted.
  for (let round = 0; round <= ROUNDS; round += 1) {
    const attempt = await press(browser, url, situation);
    if (round > 0) attempts.push(attempt);
  }
  const of = (value: (attempt: Attempt) => number): number =>
    Math.round(median(attempts.map(value)) * 10) / 10;
  return {
    'shortcut to box': of(({box}) => box),
    'shortcut to results': of(({results}) => results),
    'key to results': of(({key}) => key),
    'heap MB': of(({heap}) => heap / 1e6),
  };
}

main().catch((error: unknown) => {
  console.error(error);
  process.exit(1); // servers and browsers would keep it alive
});
