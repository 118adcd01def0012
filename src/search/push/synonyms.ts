import type {SynonymHit} from 'algoliasearch';

/**
 * @param groups words that find one another, such as ../data/synonyms.ts
 * @returns the same as Algolia's two-way synonyms; the ids come from the words, so they stay the same
 */
export function toAlgoliaSynonyms(groups: readonly (readonly string[])[]): SynonymHit[] {
  return groups.map((words) => ({
    objectID: words.join('-').replace(/[^\p{L}\p{N}]+/gu, '-'),
    type: 'synonym',
    synonyms: [...words],
  }));
}
