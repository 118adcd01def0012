/**
 * `npm run bench:build`: time and memory of a first build and of one after it, of a stock Docusaurus
 * site of the same pages and of ours with 1, 10 and 50 times the pages. Prints what a page costs there,
 * beside what it costs on the site as it is. Stock and ours are compared, so they are built in turns,
 * BENCH_ROUNDS times (3), and the medians count. BENCH_FACTORS=1,10 measures fewer sizes.
 */
import {median} from '../median';
import {STOCK_BROWSERS} from '../speed/stockSite';
import {removeSite} from '../../tests/support/siteCopy';
import {clearCaches, countPages, makeSite, makeStockSite} from './copiedSite';
import {runBuild, type Run} from './runBuild';

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? '3');
const [SMALLEST = 1, ...LARGER] = (process.env.BENCH_FACTORS ?? '1,10,50').split(',').map(Number);
const STOCK_SETTINGS = {BROWSERSLIST: STOCK_BROWSERS};

interface Site {
  folder: string;
  settings: Record<string, string>;
}

interface Measured {
  pages: number;
  cold: Run;
  warm: Run;
}

/** Builds each site once without and once with caches in every round, and removes it. */
async function measure(sites: readonly Site[], rounds: number): Promise<Measured[]> {
  const runs = sites.map((): {cold: Run[]; warm: Run[]} => ({cold: [], warm: []}));
  try {
    for (let round = 0; round < rounds; round += 1) {
      for (const [index, {folder, settings}] of sites.entries()) {
        clearCaches(folder);
        runs[index]?.cold.push(await runBuild(folder, settings));
        runs[index]?.warm.push(await runBuild(folder, settings));
      }
    }
    return sites.map(({folder}, index) => ({
      pages: countPages(folder),
      cold: typical(runs[index]?.cold ?? []),
      warm: typical(runs[index]?.warm ?? []),
    }));
  } finally {
    for (const {folder} of sites) removeSite(folder);
  }
}

function typical(runs: readonly Run[]): Run {
  return {
    seconds: median(runs.map(({seconds}) => seconds)),
    peakMB: median(runs.map(({peakMB}) => peakMB)),
  };
}

const perPage = ({pages, cold}: Measured): number => (cold.seconds / pages) * 1000;
const show = ({seconds, peakMB}: Run): string => `${seconds.toFixed(1)} s, ${peakMB.toFixed(0)} MB`;

async function main(): Promise<void> {
  const ours = (factor: number): Site => ({folder: makeSite(factor), settings: {}});
  const stock = {folder: makeStockSite(), settings: STOCK_SETTINGS};
  console.log(
    '| Site | Pages | Cold build | Warm build | Cold, per page | Beside the first of ours | Beside stock, cold / warm |',
  );
  console.log('|---|---:|---:|---:|---:|---:|---:|');
  const [stockRow, first] = await measure([stock, ours(SMALLEST)], ROUNDS);
  if (!stockRow || !first) throw new Error('There is nothing to compare.');
  const print = (name: string, site: Measured): void => {
    const beside = (kind: 'cold' | 'warm'): string =>
      (site[kind].seconds / stockRow[kind].seconds).toFixed(2);
    const ratios = site.pages === stockRow.pages ? `${beside('cold')} / ${beside('warm')}` : '';
    console.log(
      `| ${name} | ${String(site.pages)} | ${show(site.cold)} | ${show(site.warm)} | ${perPage(site).toFixed(0)} ms | ${(perPage(site) / perPage(first)).toFixed(2)} | ${ratios} |`,
    );
  };
  print('stock', stockRow);
  print(`ours × ${String(SMALLEST)}`, first);
  for (const factor of LARGER) {
    const [row] = await measure([ours(factor)], 1);
    if (row) print(`ours × ${String(factor)}`, row);
  }
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
