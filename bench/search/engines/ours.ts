import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {SEARCH_SYNONYMS} from '../../../src/data/searchSynonyms';
import {createSearchEngine} from '../../../src/lib/search/engine';
import {toSearchResult} from '../../../src/lib/search/response';
import type {EmbeddedIndex} from '../../../src/lib/search/types';
import {BUILD, bundleSize, compressedSize, type Engine} from './engine';

/** Hits a query gets, as DocSearch asks for them. */
const HITS_PER_PAGE = 20;

/** @returns the text of the index the build ships */
export function readIndex(): string {
  const file = readdirSync(BUILD).find((name) => /^search-index\..*\.json$/.test(name));
  if (!file) throw new Error('build/ holds no search index. Run npm run build first.');
  return readFileSync(path.join(BUILD, file), 'utf8');
}

/** The site's own engine over the shipped index, asked as the dialog asks it. */
export async function ours(): Promise<Engine> {
  const text = readIndex();
  const engine = await createSearchEngine(JSON.parse(text) as EmbeddedIndex, SEARCH_SYNONYMS);
  return {
    name: 'Ours',
    search(query) {
      const request = {query, indexName: 'help', hitsPerPage: HITS_PER_PAGE};
      return toSearchResult(engine(query), request, 'https://host').hits.map(({url}) => url);
    },
    bytes: () => ({
      index: compressedSize(text),
      engine: bundleSize("export {embeddedClient} from './src/lib/search/embeddedClient'"),
    }),
  };
}
