import MiniSearch from 'minisearch';
import {idle} from '../../lib/whenIdle';
import {conceptsOf, synonymTable, type Synonyms} from './concepts';
import {readIndex, type SearchDocument} from './documents';
import {createLexicon} from './lexicon';
import {rankPages, withDefinition} from './ranking';
import {indexTerm, splitWords} from './terms';
import type {EmbeddedIndex, FoundSection} from './types';

/** A found section with the words of the index that matched. */
export interface Match {
  section: FoundSection;
  /** The page's, whose text begins with the page's description. */
  opening: FoundSection;
  terms: ReadonlySet<string>;
  /** Those that were typed themselves. */
  typed: ReadonlySet<string>;
}

/** Answers queries over the site's sections. */
export type SearchEngine = (query: string) => Match[];

/** Title over heading over text; `rest` holds each word once, whatever the page says of it. */
const FIELD_BOOST = {title: 4, heading: 2.2, phrase: 4.5, text: 1, rest: 0.4};
/** Whoever asks for a meaning gets the definition first, others second. */
const ASKS_MEANING = /\bmean(?:s|ing)?\b|^what(?:[’']?s| is| are)\b/i;
/** Documents read at a stretch, some 10 ms of a slow phone; between them the browser answers its reader. */
const CHUNK = 30;

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
    // The index ships `rest` as index forms already.
    processTerm: (term, field) => (field === 'rest' ? term : indexTerm(term)),
    searchOptions: {boost: FIELD_BOOST, tokenize: (term) => [term], processTerm: (term) => term},
  });
  const {entries, documents} = readIndex(index);
  for (let start = 0; start < documents.length; ) {
    const millisecondsLeft = await idle();
    do {
      search.addAll(documents.slice(start, start + CHUNK));
      start += CHUNK;
    } while (start < documents.length && millisecondsLeft() > 0);
  }
  const lookUp = createLexicon(search);
  const table = synonymTable(synonyms);

  return (query) => {
    const concepts = conceptsOf(query, table);
    if (concepts.length === 0) return [];
    const matches = rankPages(entries, concepts, concepts.map(lookUp));
    return withDefinition(matches, concepts, ASKS_MEANING.test(query) ? 0 : 1);
  };
}
