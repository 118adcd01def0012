import {SEARCH_SYNONYMS} from '../../data/searchSynonyms';
import {createSearchEngine, type SearchEngine} from './engine';
import {indexAddress} from './indexAddress';
import {toSearchResult, type SearchRequest, type SearchResult} from './response';
import type {EmbeddedIndex} from './types';

/** The part of Algolia's client that DocSearch and the search page call. */
export interface SearchClient {
  search: (request: {requests: (SearchRequest & {indexName: string})[]}) => Promise<{
    results: SearchResult[];
  }>;
  addAlgoliaAgent: () => void;
  /** Loads what the first query will need. */
  prepare?: () => Promise<unknown>;
}

let engine: Promise<SearchEngine> | undefined;

/**
 * Loads the index once; after a failure the next call tries again.
 *
 * @throws Error when the index can't be loaded
 */
export function loadEngine(): Promise<SearchEngine> {
  engine ??= fetchEngine().catch((error: unknown) => {
    engine = undefined;
    throw error;
  });
  return engine;
}

async function fetchEngine(): Promise<SearchEngine> {
  const address = indexAddress();
  if (!address) throw new Error('The page does not name its search index.');
  const response = await fetch(address);
  if (!response.ok) throw new Error(`The search index answered ${response.status}.`);
  return createSearchEngine((await response.json()) as EmbeddedIndex, SEARCH_SYNONYMS);
}

/** Answers Algolia's requests from the site's own index. */
export const embeddedClient: SearchClient = {
  async search({requests}) {
    const answer = await loadEngine();
    return {
      results: requests.map((request) =>
        toSearchResult(answer(request.query ?? ''), request, window.location.origin),
      ),
    };
  },
  addAlgoliaAgent: () => undefined,
  prepare: loadEngine,
};
