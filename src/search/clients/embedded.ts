import {SEARCH_SYNONYMS} from '../data/synonyms';
import {createSearchEngine, type SearchEngine} from '../engine/engine';
import {toResult} from '../engine/result';
import type {EmbeddedIndex} from '../engine/types';
import type {SearchClient} from './client';

/**
 * Answers from the site's own index.
 *
 * @param first the index, on its way
 * @param fetchAgain asks for it once more, after a failure
 */
export function embeddedClient(
  first: Promise<unknown>,
  fetchAgain: () => Promise<unknown>,
): SearchClient {
  let index: Promise<unknown> | undefined = first;
  let engine: Promise<SearchEngine> | undefined;
  const load = (): Promise<SearchEngine> => {
    index ??= fetchAgain();
    engine ??= index
      .then((loaded) => createSearchEngine(loaded as EmbeddedIndex, SEARCH_SYNONYMS))
      .catch((error: unknown) => {
        index = undefined;
        engine = undefined;
        throw error;
      });
    return engine;
  };
  return {
    prepare: load,
    async search(query, page, perPage) {
      const matches = (await load())(query);
      return {
        results: matches.slice(page * perPage, (page + 1) * perPage).map(toResult),
        total: matches.length,
      };
    },
  };
}
