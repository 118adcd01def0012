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

/** DocSearch's own numbers. */
const MOST_RECENT = 7;
const FEWER_RECENT = 4;

type List = 'RECENT' | 'FAVORITE';

/** The reader's recent and favorite searches of one index. */
export interface SavedSearches {
  recent: () => readonly SavedSearch[];
  favorites: () => readonly SavedSearch[];
  /** Notes that a result was opened; favorites stay where they are. */
  visit: (saved: SavedSearch) => void;
  addFavorite: (saved: SavedSearch) => void;
  /** Takes it out of both lists. */
  remove: (saved: SavedSearch) => void;
}

/** What the browser did not keep, since its storage is blocked or full: it lasts as long as the page. */
const notKept = new Map<string, readonly SavedSearch[]>();

/** @param indexName tells this index's searches from others' */
export function savedSearches(indexName: string): SavedSearches {
  const keyOf = (list: List): string => `__DOCSEARCH_${list}_SEARCHES__${indexName}`;
  const read = (list: List): readonly SavedSearch[] =>
    notKept.get(keyOf(list)) ?? parse(createStorageSlot(keyOf(list)).get());
  const without = (list: List, {objectID}: SavedSearch): SavedSearch[] =>
    read(list).filter((saved) => saved.objectID !== objectID);
  const write = (list: List, searches: readonly SavedSearch[]): void => {
    const slot = createStorageSlot(keyOf(list));
    const text = JSON.stringify(searches);
    slot.set(text);
    if (slot.get() === text) notKept.delete(keyOf(list));
    else notKept.set(keyOf(list), searches);
  };
  return {
    recent: () => read('RECENT').slice(0, read('FAVORITE').length > 0 ? FEWER_RECENT : MOST_RECENT),
    favorites: () => read('FAVORITE'),
    visit(saved) {
      if (read('FAVORITE').some(({objectID}) => objectID === saved.objectID)) return;
      write('RECENT', [saved, ...without('RECENT', saved)].slice(0, MOST_RECENT));
    },
    addFavorite(saved) {
      write('RECENT', without('RECENT', saved));
      write('FAVORITE', [saved, ...without('FAVORITE', saved)]);
    },
    remove(saved) {
      write('RECENT', without('RECENT', saved));
      write('FAVORITE', without('FAVORITE', saved));
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
