/**
 * `npm run bench:build`: time and memory of a first build and of one after it, with 1, 10 and 50 times
 * the pages, and what a page costs beside the site as it is. BENCH_FACTORS=1,10 measures fewer.
 */
import {countPages, makeSite, removeSite} from './copiedSite';
import {runBuild, type Run} from './runBuild';

const FACTORS = (process.env.BENCH_FACTORS ?? '1,10,50').split(',').map(Number);

function show({seconds, peakMB}: Run): string {
  return `${seconds.toFixed(1)} s, ${peakMB.toFixed(0)} MB`;
}

async function main(): Promise<void> {
  console.log('| Pages | Cold build | Warm build | Cold, per page | Beside 1× |');
  console.log('|---:|---:|---:|---:|---:|');
  let first: number | undefined;
  for (const factor of FACTORS) {
    const site = makeSite(factor);
    try {
      const pages = countPages(site);
      const cold = await runBuild(site);
      const warm = await runBuild(site);
      const perPage = (cold.seconds / pages) * 1000;
      first ??= perPage;
      console.log(
        `| ${String(pages)} | ${show(cold)} | ${show(warm)} | ${perPage.toFixed(0)} ms | ${(perPage / first).toFixed(2)} |`,
      );
    } finally {
      removeSite(site);
    }
  }
}

void main();
