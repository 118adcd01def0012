import MiniSearch from 'minisearch';
import {idle} from '../../lib/whenIdle';
import {FIELD_BOOST, INDEX_AT_ONCE} from './constants';
import {readIndex, type SearchDocument} from './documents';
import {createLexicon} from './lexicon';
import {readQuery, synonymTable, type Synonyms} from './query';
import {raiseDefinition, rankPages} from './ranking';
import {indexTerm} from './terms';
import type {EmbeddedIndex, Match} from './types';
import {splitWords} from './words';

/** Answers queries over the site's sections. */
export type SearchEngine = (query: string) => Match[];

/** Whoever asks so gets a definition first; others get it second at the latest. */
const ASKS_MEANING = /\bmean(?:s|ing)?\b|^what(?:[’']?s| is| are)\b/i;

/**
 * @param index the site's sections
 * @param synonyms words and phrases that find others
 * @returns a function from query to sections, best first; an empty query finds nothing
 */
export async function createSearchEngine(
  index: EmbeddedIndex,
  synonyms: readonly Synonyms[],
): Promise<SearchEngine> {
  const search = new MiniSearch<SearchDocument>({
    fields: Object.keys(FIELD_BOOST),
    tokenize: splitWords,
    // The index ships these as index forms already.
    processTerm: (term, field) => (field === 'rest' || field === 'words' ? term : indexTerm(term)),
    searchOptions: {boost: FIELD_BOOST, tokenize: (term) => [term], processTerm: (term) => term},
  });
  const {entries, documents} = readIndex(index);
  for (let start = 0; start < documents.length; ) {
    const millisecondsLeft = await idle();
    do {
      search.addAll(documents.slice(start, start + INDEX_AT_ONCE));
      start += INDEX_AT_ONCE;
    } while (start < documents.length && millisecondsLeft() > 0);
  }
  const lookUp = createLexicon(search);
  const table = synonymTable(synonyms);

  return (query) => {
    const words = readQuery(query, table);
    if (words.length === 0) return [];
    const hits = words.map(lookUp);
    const matches = rankPages(entries, hits, documents.length);
    raiseDefinition(matches, hits, ASKS_MEANING.test(query) ? 0 : 1);
    return matches;
  };
}
