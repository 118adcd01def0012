import {existsSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import type {SynonymHit} from 'algoliasearch';
import {SEARCH_SYNONYMS} from '../data/synonyms';
import type {SearchRecord} from '../records/records';
import {INDEX_SETTINGS} from './settings';

/** Everything that makes the index. */
export type IndexContent = Awaited<ReturnType<typeof readContent>>;

/**
 * @param file where a build left its records (../settings.ts)
 * @throws Error in one sentence when there are none, or when two share an id and one would be lost
 */
export async function readContent(file: string) {
  if (!existsSync(file)) {
    throw new Error(`There are no search records in ${file}: run "npm run build" first.`);
  }
  const records = JSON.parse(await readFile(file, 'utf8')) as SearchRecord[];
  if (records.length === 0) {
    throw new Error(`${file} holds no record, and an empty index would find nothing: build again.`);
  }
  const ids = records.map(({objectID}) => objectID);
  const twice = ids.find((id, place) => ids.indexOf(id) < place);
  if (twice !== undefined) {
    throw new Error(
      `Two search records in ${file} have the id ${twice}: give one of the headings another id.`,
    );
  }
  return {records, settings: INDEX_SETTINGS, synonyms: algoliaSynonyms()};
}

/**
 * @returns the site's synonyms as Algolia's: it takes one word at a time for those that go one way. The ids
 *   come from the words, so they stay the same
 */
export function algoliaSynonyms(): SynonymHit[] {
  return SEARCH_SYNONYMS.flatMap((row): SynonymHit[] =>
    'typed' in row
      ? row.typed.map((input) => ({
          objectID: idOf([input, 'to', ...row.finds]),
          type: 'oneWaySynonym',
          input,
          synonyms: [...row.finds],
        }))
      : [{objectID: idOf(row), type: 'synonym', synonyms: [...row]}],
  );
}

function idOf(words: readonly string[]): string {
  return words.join('-').replace(/[^\p{L}\p{N}]+/gu, '-');
}
