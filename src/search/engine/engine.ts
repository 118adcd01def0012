import MiniSearch from 'minisearch';
import SearchableMap from 'minisearch/SearchableMap';
import {splitWords} from '../../lib/words';
import {FIELD_BOOST, INDEX_AT_ONCE} from './constants';
import {readIndex, type EmbeddedIndex, type SearchDocument} from './documents';
import {createLexicon} from './lexicon';
import {asksMeaning, readQuery, synonymTable, type Synonyms} from './query';
import {rankPages} from './ranking';
import {indexTerm} from './terms';

export type SearchEngine = Awaited<ReturnType<typeof createSearchEngine>>;

/**
 * Reads the index in stretches, between which the page answers its reader.
 *
 * @param index the site's sections
 * @param synonyms words and phrases that find others
 * @returns what answers queries, best first; an empty query finds nothing
 */
export async function createSearchEngine(index: EmbeddedIndex, synonyms: readonly Synonyms[]) {
  const wholeWords = new SearchableMap<string>();
  const search = new MiniSearch<SearchDocument>({
    fields: Object.keys(FIELD_BOOST),
    tokenize: splitWords,
    // The index ships these as index forms already.
    processTerm: (word, field) => {
      if (field === 'rest') return word;
      wholeWords.set(word, indexTerm(word) ?? '');
      return indexTerm(word);
    },
    searchOptions: {boost: FIELD_BOOST, tokenize: (term) => [term], processTerm: (term) => term},
  });
  const {entries, documents} = readIndex(index);
  await search.addAllAsync(documents, {chunkSize: INDEX_AT_ONCE});
  const lookUp = createLexicon(search, wholeWords);
  const table = synonymTable(synonyms);
  return (query: string) => {
    const words = readQuery(query, table);
    const asked = asksMeaning(query) ? words.map(({term}) => term).join(' ') : '';
    return rankPages(entries, words.map(lookUp), asked);
  };
}
