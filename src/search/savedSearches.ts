import {createStorageSlot} from '@docusaurus/theme-common';
import type {SearchResult} from './clients/client';
import {plainText, unmarked} from './marked';

/** A page that was found before, in DocSearch's layout: readers keep what its dialog saved for them. */
export interface SavedSearch {
  objectID: string;
  url: string;
  type: string;
  hierarchy: Readonly<Record<string, string | null>>;
}

/** The reader's recent and favorite searches. */
export type SavedSearches = ReturnType<typeof savedSearches>;

/** DocSearch's own numbers. */
const MOST_RECENT = 7;
const FEWER_RECENT = 4;

/** What the browser did not keep, since its storage is blocked or full: it lasts as long as the page. */
const notKept = new Map<string, readonly SavedSearch[]>();

/**
 * @param indexName tells this index's searches from others'
 * @returns the reader's recent and favorite searches
 */
export function savedSearches(indexName: string) {
  const recent = listAt(`__DOCSEARCH_RECENT_SEARCHES__${indexName}`);
  const favorites = listAt(`__DOCSEARCH_FAVORITE_SEARCHES__${indexName}`);
  return {
    recent: () => recent.read().slice(0, favorites.read().length > 0 ? FEWER_RECENT : MOST_RECENT),
    favorites: favorites.read,
    /** Notes that a result was opened; favorites stay where they are. */
    visit(saved: SavedSearch): void {
      if (favorites.read().some(({objectID}) => objectID === saved.objectID)) return;
      recent.write([saved, ...recent.without(saved)].slice(0, MOST_RECENT));
    },
    addFavorite(saved: SavedSearch): void {
      recent.write(recent.without(saved));
      favorites.write([saved, ...favorites.without(saved)]);
    },
    /** Takes it out of both lists. */
    remove(saved: SavedSearch): void {
      recent.write(recent.without(saved));
      favorites.write(favorites.without(saved));
    },
  };
}

function listAt(key: string) {
  const slot = createStorageSlot(key);
  const read = (): readonly SavedSearch[] => notKept.get(key) ?? parse(slot.get());
  return {
    read,
    without: ({objectID}: SavedSearch) => read().filter((saved) => saved.objectID !== objectID),
    write(searches: readonly SavedSearch[]): void {
      const text = JSON.stringify(searches);
      slot.set(text);
      if (slot.get() === text) notKept.delete(key);
      else notKept.set(key, searches);
    },
  };
}

/** @returns a result as it is kept */
export function toSaved({url, titles}: SearchResult): SavedSearch {
  const levels = titles.map((title, level) => [`lvl${level}`, plainText(title)] as const);
  return {
    objectID: url,
    url,
    type: `lvl${Math.max(1, titles.length - 1)}`,
    hierarchy: Object.fromEntries(levels),
  };
}

/** @returns what was kept as it is shown */
export function fromSaved({url, hierarchy}: SavedSearch): SearchResult {
  const titles = Object.entries(hierarchy)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([, title]) => (title ? [unmarked(title)] : []));
  return {url, titles, snippet: []};
}

/** What can't be read counts as nothing: a broken entry must not take the search away. */
function parse(stored: string | null): SavedSearch[] {
  try {
    const list: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(list) ? list.filter(isSaved) : [];
  } catch {
    return [];
  }
}

function isSaved(entry: unknown): entry is SavedSearch {
  const {url, objectID, hierarchy} = (entry ?? {}) as Partial<SavedSearch>;
  return (
    typeof url === 'string' &&
    typeof objectID === 'string' &&
    typeof hierarchy === 'object' &&
    hierarchy !== null &&
    Object.values(hierarchy).every((text) => text === null || typeof text === 'string')
  );
}
