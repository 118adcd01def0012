import {loadClient} from '../clients/client';
import type {SearchResult} from '../clients/types';
import type {SavedSearches} from '../savedSearches';
import type {SearchSettings} from '../settings';

/** Results in the dialog; the search page has the others. */
const SHOWN = 10;

/** What the dialog lists. */
export interface Listing {
  /** By their names; results while there is a query, what was saved while there is none. */
  lists: Record<string, readonly SearchResult[]>;
  /** How many results there are, also of those that are not in the list. */
  total: number;
  /** How many more only mention a word of the query; the search page has them. */
  others: number;
  /** Whether nobody answered. */
  failed: boolean;
}

/** @returns what the dialog lists for a query */
export async function listingFor(
  query: string,
  settings: SearchSettings,
  saved: SavedSearches,
): Promise<Listing> {
  if (query === '') {
    const lists = {recent: saved.recent(), favorites: saved.favorites()};
    return {lists, total: 0, others: 0, failed: false};
  }
  try {
    const search = await loadClient(settings);
    const {results, total, others} = await search(query, SHOWN);
    return {lists: {results: results.slice(0, total)}, total, others, failed: false};
  } catch {
    return {lists: {}, total: 0, others: 0, failed: true};
  }
}
