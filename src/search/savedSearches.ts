import {createStorageSlot} from '@docusaurus/theme-common';
import {canDecode} from '../lib/decode';
import {plainText, type SearchResult} from './clients/answer';

/** How a result is kept, in DocSearch's layout: readers keep what its dialog saved for them. */
type SavedSearch = ReturnType<typeof toSaved>;

export type SavedSearches = ReturnType<typeof savedSearches>;

/** DocSearch's own numbers. */
const MOST_RECENT = 7;
const FEWER_RECENT = 4;
/** What the browser did not keep, since its storage is blocked or full: it lasts as long as the page. */
const notKept = new Map<string, string>();

/** @param indexName tells this index's searches from others' */
export function savedSearches(indexName: string) {
  const recent = listAt(`__DOCSEARCH_RECENT_SEARCHES__${indexName}`);
  const favorites = listAt(`__DOCSEARCH_FAVORITE_SEARCHES__${indexName}`);
  return {
    recent: () => recent.read().slice(0, favorites.read().length > 0 ? FEWER_RECENT : MOST_RECENT),
    favorites: favorites.read,
    visit(result: SearchResult): void {
      if (favorites.read().some(({url}) => url === result.url)) return;
      recent.write([result, ...recent.without(result)].slice(0, MOST_RECENT));
    },
    addFavorite(result: SearchResult): void {
      recent.write(recent.without(result));
      favorites.write([result, ...favorites.without(result)]);
    },
    remove(result: SearchResult): void {
      recent.write(recent.without(result));
      favorites.write(favorites.without(result));
    },
  };
}

function listAt(key: string) {
  const slot = createStorageSlot(key);
  const read = (): SearchResult[] => parse(notKept.get(key) ?? slot.get()).map(fromSaved);
  return {
    read,
    without: ({url}: SearchResult) => read().filter((result) => result.url !== url),
    write(results: readonly SearchResult[]): void {
      const text = JSON.stringify(results.map(toSaved));
      slot.set(text);
      if (slot.get() === text) notKept.delete(key);
      else notKept.set(key, text);
    },
  };
}

function toSaved({url, titles}: SearchResult) {
  const levels = titles.map((title, level) => [`lvl${level}`, plainText(title)] as const);
  const type = `lvl${Math.max(1, titles.length - 1)}`;
  return {objectID: url, url, type, hierarchy: Object.fromEntries(levels)};
}

function fromSaved({url, hierarchy}: SavedSearch): SearchResult {
  const titles = Object.entries(hierarchy)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([, title]) => (title ? [[{text: title, found: false}]] : []));
  return {url, titles, snippet: []};
}

/** What can't be read counts as nothing: a broken entry must not take the search away. */
function parse(stored: string | null): SavedSearch[] {
  try {
    return (JSON.parse(stored ?? '[]') as unknown[]).filter(isSaved);
  } catch {
    return [];
  }
}

function isSaved(entry: unknown): entry is SavedSearch {
  const {url, hierarchy} = (entry ?? {}) as Partial<SavedSearch>;
  return (
    typeof url === 'string' &&
    canDecode(url) &&
    hierarchy instanceof Object &&
    Object.values(hierarchy).every((text) => text === null || typeof text === 'string')
  );
}
