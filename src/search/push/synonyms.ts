import type {SynonymHit} from 'algoliasearch';
import type {Synonyms} from '../engine/concepts';

/**
 * @param rows words that find others, such as ../data/synonyms.ts
 * @returns the same as Algolia's synonyms: it takes one word at a time for those that go one way. The
 *   ids come from the words, so they stay the same
 */
export function toAlgoliaSynonyms(rows: readonly Synonyms[]): SynonymHit[] {
  return rows.flatMap((row): SynonymHit[] =>
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
