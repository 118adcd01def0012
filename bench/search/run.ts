/**
 * Prints how well the search answers queries.txt, beside MiniSearch alone over the same index, with bytes, time
 * and memory. Needs a build. Queries that keywords.yml has word for word are counted apart. `--misses` lists
 * what ours gets wrong in the tuning half; the test half is never listed, so that nobody tunes on it.
 */
import type {Engine} from './engines/engine';
import {miniSearch} from './engines/miniSearch';
import {ours} from './engines/ours';
import {outcomeOf, qualityOf, type Outcome} from './metrics';
import {readQueries, type Query} from './queries';
import {keystrokeTimes} from './timing';

const ENGINES: readonly (() => Engine | Promise<Engine>)[] = [ours, miniSearch];

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
      ...qualityColumns(outcomes),
      'keystroke ms': (await keystrokeTimes(engine, queries)).join(' / '),
      'load ms': Math.round(loading),
      'index kB': kilobytes(bytes.index),
      'engine kB': kilobytes(bytes.engine),
      'memory MB': (memory / 1e6).toFixed(1),
    };
    if (process.argv.includes('--misses')) printMisses(outcomes);
  }
  const clean = queries.filter(({listed}) => !listed);
  const inTest = (some: readonly Query[]): number =>
    some.filter(({half}) => half === 'test').length;
  console.log(
    `${queries.length} queries, ${inTest(queries)} of them the test half. Clean, as keywords.yml hasn't them word ` +
      `for word: ${clean.length}, ${inTest(clean)} of them in the test half. MRR@10. ` +
      'Keystroke: median / 95th percentile. kB: brotli 11. Memory: node heap and buffers.',
  );
  console.table(rows);
}

function qualityColumns(outcomes: readonly Outcome[]): Record<string, string> {
  const clean = outcomes.filter(({query}) => !query.listed);
  const inTest = (some: readonly Outcome[]): Outcome[] =>
    some.filter(({query}) => query.half === 'test');
  const cleanTest = qualityOf(inTest(clean));
  return {
    all: qualityOf(outcomes).mrr10.toFixed(3),
    test: qualityOf(inTest(outcomes)).mrr10.toFixed(3),
    clean: qualityOf(clean).mrr10.toFixed(3),
    'clean test': cleanTest.mrr10.toFixed(3),
    'S@1 there': cleanTest.success1.toFixed(3),
    'S@3 there': cleanTest.success3.toFixed(3),
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
