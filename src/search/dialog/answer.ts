import {loadClient, type SearchResult} from '../clients/client';
import {fromSaved, toSaved, type SavedSearch, type SavedSearches} from '../savedSearches';
import type {SearchSettings} from '../settings';

/** Results in the dialog; the search page has the others. */
const SHOWN = 10;

/** Something to go to, as it is shown and as the browser keeps it: a result, or one of before. */
export type Item = {result: SearchResult; saved: SavedSearch};

export interface Answer {
  /** By their names; results while there is a query, what was saved while there is none. */
  lists: Record<string, Item[]>;
  /** How many results there are, also of those that are not in the list. */
  total: number;
  /** Whether nobody answered. */
  failed: boolean;
}

/** @returns what the dialog lists for a query */
export async function answer(
  query: string,
  settings: SearchSettings,
  saved: SavedSearches,
): Promise<Answer> {
  if (query === '') {
    const lists = {recent: saved.recent().map(toItem), favorites: saved.favorites().map(toItem)};
    return {lists, total: 0, failed: false};
  }
  try {
    const client = await loadClient(settings);
    const {results, total} = await client.search(query, SHOWN);
    const items = results.map((result) => ({result, saved: toSaved(result)}));
    return {lists: {results: items}, total, failed: false};
  } catch {
    return {lists: {}, total: 0, failed: true};
  }
}

function toItem(saved: SavedSearch): Item {
  return {result: fromSaved(saved), saved};
}
