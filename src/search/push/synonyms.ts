import type {SynonymHit} from 'algoliasearch';
import {SEARCH_SYNONYMS} from '../data/synonyms';

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
