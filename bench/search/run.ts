/**
 * Prints how well search engines answer queries.txt, ours beside others in their default settings,
 * with bytes, time and memory. Needs a build. `--misses` lists what ours gets wrong in the tuning
 * half; the test half is never listed, so that nobody tunes on it.
 */
import type {Engine} from './engines/engine';
import {miniSearchDefault} from './engines/miniSearch';
import {oramaDefault} from './engines/orama';
import {ours} from './engines/ours';
import {pagefindDefault} from './engines/pagefind';
import {outcomeOf, qualityOf, type Outcome} from './metrics';
import {readQueries, type Half} from './queries';
import {keystrokeTimes} from './timing';

const ENGINES: readonly (() => Engine | Promise<Engine>)[] = [
  ours,
  miniSearchDefault,
  oramaDefault,
  pagefindDefault,
];

async function main(): Promise<void> {
  const queries = readQueries();
  const only = process.argv.includes('--misses') ? ENGINES.slice(0, 1) : ENGINES;
  const rows: Record<string, Record<string, string | number>> = {};
  for (const create of only) {
    const before = usedMemory();
    const start = performance.now();
    const engine = await create();
    const loading = performance.now() - start;
    const memory = usedMemory() - before;
    const outcomes: Outcome[] = [];
    for (const query of queries) {
      outcomes.push(outcomeOf(query, await engine.search(query.text)));
    }
    const bytes = engine.bytes();
    rows[engine.name] = {
      ...qualityColumns(outcomes, 'tuning'),
      ...qualityColumns(outcomes, 'test'),
      'keystroke ms': (await keystrokeTimes(engine, queries)).join(' / '),
      'load ms': Math.round(loading),
      'index kB': kilobytes(bytes.index),
      'engine kB': kilobytes(bytes.engine),
      'memory MB': (memory / 1e6).toFixed(1),
    };
    if (process.argv.includes('--misses')) printMisses(outcomes);
  }
  console.log(
    `${queries.length} queries, ${queries.filter(({half}) => half === 'test').length} of them the test half. ` +
      'Keystroke: median / 95th percentile. kB: brotli 11. Memory: node heap and buffers.',
  );
  console.table(rows);
}

function qualityColumns(outcomes: readonly Outcome[], half: Half): Record<string, string> {
  const {mrr10, success1, success3} = qualityOf(outcomes.filter(({query}) => query.half === half));
  return {
    [`${half} MRR@10`]: mrr10.toFixed(3),
    [`${half} S@1`]: success1.toFixed(3),
    [`${half} S@3`]: success3.toFixed(3),
  };
}

function printMisses(outcomes: readonly Outcome[]): void {
  for (const {query, rank, found} of outcomes) {
    if (query.half === 'test' || rank === 1) continue;
    console.log(
      `${rank ?? '-'}\t${query.text}\t[${query.pages.join(', ')}]\t${found.slice(0, 3).join(' ')}`,
    );
  }
}

function kilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1);
}

/** Needs --expose-gc, which the npm script passes. */
function usedMemory(): number {
  globalThis.gc?.();
  const {heapUsed, external, arrayBuffers} = process.memoryUsage();
  return heapUsed + external + arrayBuffers;
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
