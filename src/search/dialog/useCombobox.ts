import {useEffect, useMemo, useState, type ComponentProps, type SyntheticEvent} from 'react';
import {
  createAutocomplete,
  type AutocompleteCollection,
  type AutocompleteState,
} from '@algolia/autocomplete-core';
import {useHistory} from '@docusaurus/router';
import {loadClient, type SearchResult} from '../clients/client';
import {isExternal} from '../clients/resultAddress';
import {fromSaved, savedSearches, toSaved, type SavedSearch} from '../savedSearches';
import type {SearchSettings} from '../settings';
import {useSearchSettings} from '../useSearchSettings';
import {SEARCH_ID} from './SearchDialog';

/** Results in the dialog; the search page has the others. */
const SHOWN = 10;

/** Something to go to: a result, or one of before. */
export type Item = Record<string, unknown> & SavedSearch & {result: SearchResult};

/** A list of items: results while there is a query, what was saved while there is none. */
export type List = AutocompleteCollection<Item>;

interface Context {
  /** The query that the results are for, and how many there are; or that nobody answered. */
  query: string;
  total: number;
  failed: boolean;
}

/** What the panel shows and does. */
export interface Combobox {
  /** What the lists are for. */
  query: string;
  status: 'waiting' | 'done' | 'failed';
  lists: readonly List[];
  total: number;
  /** Puts a query into the box and asks it, also once more. */
  ask: (query: string) => void;
  listProps: (list: List) => ComponentProps<'ul'>;
  itemProps: (list: List, item: Item) => ComponentProps<'a'>;
  addFavorite: (item: Item) => void;
  remove: (item: Item) => void;
}

/**
 * Makes the search's box a combobox (ARIA Authoring Practices) over what it finds. The engine under it,
 * autocomplete-core, does keys, the chosen item, and answers that overtake one another.
 *
 * @param input the box, which was there before
 * @param onClose called when a page was chosen
 */
export function useCombobox(input: HTMLInputElement, onClose: () => void): Combobox {
  const settings = useSearchSettings();
  const history = useHistory();
  const saved = useMemo(() => savedSearches(settings.indexName), [settings]);
  const [state, setState] = useState<AutocompleteState<Item>>();

  const engine = useMemo(
    () =>
      createAutocomplete<Item, SyntheticEvent>({
        id: SEARCH_ID,
        defaultActiveItemId: 0,
        openOnFocus: true,
        shouldPanelOpen: () => true,
        onStateChange: ({state: next}) => setState(next),
        navigator: {
          navigate({itemUrl}) {
            if (isExternal(itemUrl)) window.location.assign(itemUrl);
            else history.push(itemUrl);
            onClose();
          },
        },
        async getSources({query, setContext}) {
          const typed = query.trim();
          const found = typed === '' ? undefined : await answer(settings, typed);
          setContext({query: typed, total: found?.total ?? 0, failed: found?.failed ?? false});
          const lists: Record<string, Item[]> = found
            ? {results: found.items}
            : {recent: saved.recent().map(toItem), favorites: saved.favorites().map(toItem)};
          return Object.entries(lists).map(([sourceId, items]) => ({
            sourceId,
            getItems: () => items,
            getItemUrl: ({item}) => item.url,
            onSelect({item, event}) {
              saved.visit(toKept(item));
              // A press with Ctrl, ⌘ or Shift opens the page elsewhere.
              const {ctrlKey, metaKey, shiftKey} = event as unknown as MouseEvent;
              if (event.type === 'click' && !ctrlKey && !metaKey && !shiftKey) onClose();
            },
          }));
        },
      }),
    [settings, saved, history, onClose],
  );

  useEffect(() => {
    const listening = new AbortController();
    const {signal} = listening;
    const props = () => engine.getInputProps({inputElement: input});
    input.addEventListener('input', (event) => props().onChange(event as never), {signal});
    input.addEventListener('compositionend', (event) => props().onCompositionEnd(event as never), {
      signal,
    });
    input.addEventListener(
      'keydown',
      (event) => {
        if (/^(?:ArrowUp|ArrowDown|Enter)$/.test(event.key)) props().onKeyDown(event as never);
      },
      {signal},
    );
    engine.setIsOpen(true);
    engine.setQuery(input.value);
    void engine.refresh();
    return () => listening.abort();
  }, [engine, input]);

  const lists = (state?.collections ?? []).filter(({items}) => items.length > 0);
  const [active] = lists;
  const {'aria-activedescendant': chosen} = engine.getInputProps({inputElement: input});
  useEffect(() => {
    const isGrid = active !== undefined && active.source.sourceId !== 'results';
    setAttributes(input, {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-haspopup': isGrid ? 'grid' : 'listbox',
      'aria-expanded': String(active !== undefined),
      'aria-controls': lists.map(listId).join(' ') || undefined,
      'aria-activedescendant': active && chosen,
    });
  });

  const context = state?.context as Partial<Context> | undefined;
  const asked = context?.query;
  const isCurrent = asked !== undefined && state?.query.trim() === asked;
  const refresh = (): void => void engine.refresh();
  return {
    query: asked ?? '',
    status: context?.failed ? 'failed' : isCurrent ? 'done' : 'waiting',
    lists,
    total: context?.total ?? 0,
    ask(query) {
      input.value = query;
      engine.setQuery(query);
      refresh();
      input.focus();
    },
    listProps: ({source}) => engine.getListProps({source}) as ComponentProps<'ul'>,
    itemProps: ({source}, item) =>
      engine.getItemProps({item: item as never, source}) as unknown as ComponentProps<'a'>,
    addFavorite(item) {
      saved.addFavorite(toKept(item));
      refresh();
      input.focus();
    },
    remove(item) {
      saved.remove(toKept(item));
      refresh();
      input.focus();
    },
  };
}

async function answer(
  settings: SearchSettings,
  query: string,
): Promise<{items: Item[]; total: number; failed: boolean}> {
  try {
    const client = await loadClient(settings);
    const {results, total} = await client.search(query, 0, SHOWN);
    const items = results.map((result) => ({...toSaved(result), result}));
    return {items, total, failed: false};
  } catch {
    return {items: [], total: 0, failed: true};
  }
}

/** @returns what of an item is kept in the browser */
function toKept({objectID, url, type, hierarchy}: Item): SavedSearch {
  return {objectID, url, type, hierarchy};
}

function toItem(saved: SavedSearch): Item {
  return {...saved, result: fromSaved(saved)};
}

function listId({source}: List): string {
  return `${SEARCH_ID}-${source.sourceId}-list`;
}

function setAttributes(element: Element, attributes: Record<string, string | undefined>): void {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === undefined) element.removeAttribute(name);
    else element.setAttribute(name, value);
  }
}
