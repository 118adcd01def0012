/**
 * `npm run bench:build`: time and memory of a first build and of one after it, of a stock Docusaurus
 * site of the same pages and of ours with 1, 10 and 50 times the pages, and what a page costs beside the
 * site as it is. BENCH_FACTORS=1,10 measures fewer.
 */
import {STOCK_BROWSERS} from '../speed/stockSite';
import {countPages, makeSite, makeStockSite, removeSite} from './copiedSite';
import {runBuild, type Run} from './runBuild';

const FACTORS = (process.env.BENCH_FACTORS ?? '1,10,50').split(',').map(Number);
/** As in package.json's `build`. */
const OUR_SETTINGS = {WEBPACK_URL_LOADER_LIMIT: '1'};

interface Measured {
  pages: number;
  cold: Run;
  warm: Run;
}

/** Builds a site twice, and removes it. */
async function measure(site: string, env: Record<string, string>): Promise<Measured> {
  try {
    const cold = await runBuild(site, env);
    const warm = await runBuild(site, env);
    return {pages: countPages(site), cold, warm};
  } finally {
    removeSite(site);
  }
}

const perPage = ({pages, cold}: Measured): number => (cold.seconds / pages) * 1000;
const show = ({seconds, peakMB}: Run): string => `${seconds.toFixed(1)} s, ${peakMB.toFixed(0)} MB`;

async function main(): Promise<void> {
  console.log(
    '| Site | Pages | Cold build | Warm build | Cold, per page | Beside 1× | Beside stock |',
  );
  console.log('|---|---:|---:|---:|---:|---:|---:|');
  const stock = await measure(makeStockSite(), {BROWSERSLIST: STOCK_BROWSERS});
  let first: Measured | undefined;
  const print = (name: string, site: Measured): void => {
    console.log(
      `| ${name} | ${String(site.pages)} | ${show(site.cold)} | ${show(site.warm)} | ${perPage(site).toFixed(0)} ms | ${(perPage(site) / perPage(first ?? site)).toFixed(2)} | ${site.pages === stock.pages ? (site.cold.seconds / stock.cold.seconds).toFixed(2) : ''} |`,
    );
  };
  print('stock', stock);
  for (const factor of FACTORS) {
    const ours = await measure(makeSite(factor), OUR_SETTINGS);
    first ??= ours;
    print(`ours × ${String(factor)}`, ours);
  }
}

void main();
