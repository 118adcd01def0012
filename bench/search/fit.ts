/**
 * `npm run bench:search-fit`: for each constant of src/search/engine/constants.ts that can be fitted, what the
 * tuning half loses without it, and what the best of its neighbors would gain; with `--climb`, all of them are set to
 * the best neighbor as long as that gains. Only clean queries of tuning halves count: as they stand, half typed
 * and mistyped, a third each. `--rows` does the same for the rows of synonyms.ts, as queries stand.
 */
import {SEARCH_SYNONYMS} from '../../src/search/data/synonyms';
import {FIELD_BOOST, TUNED} from '../../src/search/engine/constants';
import {createSearchEngine, type SearchEngine} from '../../src/search/engine/engine';
import type {Synonyms} from '../../src/search/engine/query';
import {indexTerms} from '../../src/search/engine/terms';
import type {EmbeddedIndex} from '../../src/search/engine/documents';
import {readIndexText} from './engines/engine';
import {outcomeOf, qualityOf} from './metrics';
import {readQueries, type Query} from './queries';

interface Constant {
  name: string;
  values: Record<string, number>;
  key: string;
  /** With it the constant does nothing. */
  without: number;
}

const of = (values: Record<string, number>, without: Record<string, number>): Constant[] =>
  Object.entries(without).map(([key, none]) => ({name: key, values, key, without: none}));

const CONSTANTS: readonly Constant[] = [
  ...of(FIELD_BOOST, {title: 1, heading: 1, phrase: 1, rest: 0}),
  ...of(TUNED, {
    synonym: 0,
    likeTitle: 0,
    likePhrase: 0,
    typoFrom: 99,
    twoTyposFrom: 99,
  }),
];
/** Neighbors of a value. */
const FACTORS = [0.6, 0.8, 1.25, 1.6];
/** What a change must gain. */
const LEAST_GAIN = 0.0005;
/** Rounds of the climb at most. */
const ROUNDS = 3;

async function main(): Promise<void> {
  const index = JSON.parse(await readIndexText()) as EmbeddedIndex;
  const queries = [...readQueries(), ...readQueries('unseen')].filter(
    ({half, listed}) => half === 'tuning' && !listed,
  );
  if (process.argv.includes('--rows')) {
    await judgeRows(index, queries);
    return;
  }
  const asTyped = {stands: queries, half: queries.map(halfTyped), wrong: queries.map(mistyped)};
  const measure = async (): Promise<number[]> => {
    const search = await createSearchEngine(index, SEARCH_SYNONYMS);
    return Object.values(asTyped).map((some) => qualityWith(search, some));
  };
  const with_ = async ({values, key}: Constant, value: number): Promise<number[]> => {
    const before = values[key] ?? 0;
    values[key] = value;
    const scores = await measure();
    values[key] = before;
    return scores;
  };

  let now = await measure();
  console.log(`${queries.length} queries: ${now.map((score) => score.toFixed(4)).join(', ')}`);
  const isClimbing = process.argv.includes('--climb');
  for (let round = 1; round <= (isClimbing ? ROUNDS : 1); round += 1) {
    const rows: Record<string, Record<string, string | number>> = {};
    let hasGained = false;
    for (const constant of CONSTANTS) {
      const value = constant.values[constant.key] ?? 0;
      const none = await with_(constant, constant.without);
      let best = {value, gain: 0};
      for (const neighbor of neighborsOf(value)) {
        const gain = mean(await with_(constant, neighbor)) - mean(now);
        if (gain > best.gain) best = {value: neighbor, gain};
      }
      rows[constant.name] = {
        value,
        worth: now.map((score, at) => (score - (none[at] ?? 0)).toFixed(4)).join(' '),
        'better at': best.gain > 0 ? best.value : '',
        gains: best.gain > 0 ? best.gain.toFixed(4) : '',
      };
      if (isClimbing && best.gain >= LEAST_GAIN) {
        constant.values[constant.key] = best.value;
        now = await measure();
        hasGained = true;
      }
    }
    console.log('Worth: as queries stand, half typed, mistyped.');
    console.table(rows);
    if (!hasGained) break;
  }
}

function qualityWith(search: SearchEngine, queries: readonly Query[]): number {
  const outcomes = queries.map((query) => {
    const addresses = search(query.text).map(({section}) => section.url);
    return outcomeOf(query, {addresses, isCertain: false});
  });
  return qualityOf(outcomes).mrr10;
}

/** Prints what each row of synonyms is worth to the queries that have one of its phrases. */
async function judgeRows(index: EmbeddedIndex, queries: readonly Query[]): Promise<void> {
  const whole = await createSearchEngine(index, SEARCH_SYNONYMS);
  const none = await createSearchEngine(index, []);
  const all = [whole, none].map((search) => qualityWith(search, queries).toFixed(4));
  console.log(`${queries.length} queries: ${all[0]}; without synonyms ${all[1]}`);
  for (const row of SEARCH_SYNONYMS) {
    const touched = queries.filter(({text}) => isTouched(text, row));
    if (touched.length === 0) continue;
    const without = await createSearchEngine(
      index,
      SEARCH_SYNONYMS.filter((other) => other !== row),
    );
    const worth = (qualityWith(whole, touched) - qualityWith(without, touched)) * touched.length;
    const phrases = 'typed' in row ? [...row.typed, '→', ...row.finds] : row;
    console.log(`${worth.toFixed(2)} of ${touched.length} queries: ${phrases.join(', ')}`);
  }
}

function isTouched(text: string, row: Synonyms): boolean {
  const said = ` ${indexTerms(text).join(' ')} `;
  return ('typed' in row ? row.typed : row).some((phrase) =>
    said.includes(` ${indexTerms(phrase).join(' ')} `),
  );
}

function neighborsOf(value: number): number[] {
  const isCount = Number.isInteger(value) && value > 1;
  const neighbors = FACTORS.map((factor) => Math.round(value * factor * 20) / 20);
  return isCount ? [value - 1, value + 1, ...neighbors] : neighbors;
}

/** @returns the query as the dialog sees it before its end */
function halfTyped(query: Query): Query {
  return {...query, text: query.text.slice(0, Math.ceil(query.text.length * 0.7)).trimEnd()};
}

/** @returns the query with two letters of its longest word swapped, or one left out */
function mistyped(query: Query): Query {
  const words = query.text.split(' ');
  const longest = words.reduce((one, other) => (other.length > one.length ? other : one), '');
  const at = Math.floor(longest.length / 2);
  const swapped =
    longest.slice(0, at - 1) +
    (longest[at] ?? '') +
    (longest[at - 1] ?? '') +
    longest.slice(at + 1);
  const wrong = longest.length % 2 === 0 ? swapped : longest.slice(0, at) + longest.slice(at + 1);
  return {...query, text: words.map((word) => (word === longest ? wrong : word)).join(' ')};
}

function mean(scores: readonly number[]): number {
  return scores.reduce((sum, score) => sum + score, 0) / scores.length;
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
