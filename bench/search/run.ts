/**
 * Prints how well the search answers, beside MiniSearch alone over the same data. `--misses` lists what ours gets
 * wrong in the tuning halves; the other halves are never listed, so that nobody tunes on them. Needs no build.
 */
import {readIndexText, type Engine} from './engines/engine';
import {miniSearch} from './engines/miniSearch';
import {ours} from './engines/ours';
import {answersOf, outcomeOf, qualityOf, type Outcome} from './metrics';
import {readQueries, type Query} from './queries';
import {keystrokeTimes} from './timing';

const ENGINES: readonly ((index: string) => Engine | Promise<Engine>)[] = [ours, miniSearch];

type Row = Record<string, string | number>;

async function main(): Promise<void> {
  const index = await readIndexText();
  const queries = readQueries();
  if (process.argv.includes('--misses')) {
    printMisses(await ask(await ours(index), [...queries, ...readQueries('unseen')]));
    return;
  }
  const costs: Record<string, Row> = {};
  const sets: Record<string, Row> = {};
  for (const create of ENGINES) {
    const before = usedMemory();
    const start = performance.now();
    const engine = await create(index);
    const loading = performance.now() - start;
    const memory = usedMemory() - before;
    for (const [name, some] of setsOf(queries, readQueries('unseen'))) {
      if (some.length === 0) continue;
      sets[name] = {...sets[name], ...qualityColumns(await ask(engine, some), engine.name)};
    }
    const bytes = engine.bytes();
    costs[engine.name] = {
      'keystroke ms': (await keystrokeTimes(engine, queries)).join(' / '),
      'load ms': Math.round(loading),
      'index kB': kilobytes(bytes.index),
      'engine kB': kilobytes(bytes.engine),
      'memory MB': (memory / 1e6).toFixed(1),
    };
  }
  console.log(
    'MRR@10, success@3. Clean: keywords.yml hasn’t the query word for word. Answered: whole questions whose first ' +
      'result is shown whole, and how many of these are on a right page.',
  );
  console.table(sets);
  console.log('Keystroke: median / 95th percentile. kB: brotli 11. Memory: node heap and buffers.');
  console.table(costs);
}

/** @returns the queries to be counted together, by name */
function setsOf(queries: readonly Query[], unseen: readonly Query[]): [string, Query[]][] {
  const halves = (['tuning', 'test'] as const).flatMap((half) =>
    [false, true].map((listed): [string, Query[]] => [
      `${half}, ${listed ? 'listed' : 'clean'}`,
      queries.filter((query) => query.half === half && query.listed === listed),
    ]),
  );
  const kinds = [...new Set(unseen.map(({kind}) => kind ?? ''))].sort();
  const ofUnseen = (name: string, some: readonly Query[]): [string, Query[]][] => [
    [`${name}, tuning`, some.filter(({half}) => half === 'tuning')],
    [`${name}, unseen`, some.filter(({half}) => half === 'test')],
  ];
  return [
    ...halves,
    ...ofUnseen(
      'new',
      unseen.filter(({listed}) => !listed),
    ),
    ...ofUnseen(
      'new, listed',
      unseen.filter(({listed}) => listed),
    ),
    ...kinds.flatMap((kind) =>
      ofUnseen(
        `new, ${kind}`,
        unseen.filter((query) => query.kind === kind),
      ),
    ),
  ];
}

function ask(engine: Engine, queries: readonly Query[]): Promise<Outcome[]> {
  return Promise.all(
    queries.map(async (query) => outcomeOf(query, await engine.search(query.text))),
  );
}

function qualityColumns(outcomes: readonly Outcome[], name: string): Row {
  const {mrr10, success3} = qualityOf(outcomes);
  const {shown, right} = answersOf(outcomes);
  const row: Row = {queries: outcomes.length, [name]: `${mrr10.toFixed(3)} ${success3.toFixed(3)}`};
  if (!outcomes.some(({isCertain}) => isCertain)) return row;
  return {...row, answered: shown.toFixed(2), 'of these right': right.toFixed(3)};
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
