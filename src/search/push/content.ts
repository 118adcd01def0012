import {readFile} from 'node:fs/promises';
import type {SynonymHit} from 'algoliasearch';
import {SEARCH_SYNONYMS} from '../data/synonyms';
import type {SearchRecord} from '../records/records';
import {INDEX_SETTINGS} from './settings';

export type IndexContent = Awaited<ReturnType<typeof readContent>>;

/**
 * @returns records of a build's file, settings and synonyms
 * @throws when there is no record
 */
export async function readContent(file: string) {
  const records = JSON.parse(await readFile(file, 'utf8').catch(() => '[]')) as SearchRecord[];
  // An empty index would find nothing.
  if (records.length === 0) throw new Error(`${file} holds no record: run "npm run build" first.`);
  return {records, settings: INDEX_SETTINGS, synonyms: algoliaSynonyms()};
}

/** @returns the site's synonyms as Algolia's, which takes one word at a time for those that go one way */
export function algoliaSynonyms(): SynonymHit[] {
  return SEARCH_SYNONYMS.flatMap((row): SynonymHit[] => {
    if (!('typed' in row)) return [{objectID: idOf(row), type: 'synonym', synonyms: [...row]}];
    return row.typed.map((input) => {
      const objectID = idOf([input, 'to', ...row.finds]);
      return {objectID, type: 'oneWaySynonym', input, synonyms: [...row.finds]};
    });
  });
}

function idOf(words: readonly string[]): string {
  return words.join('-').replace(/[^\p{L}\p{N}]+/gu, '-');
}
