import {useEffect, useMemo, useRef, useState} from 'react';
import type {ComponentProps, SyntheticEvent} from 'react';
import {createAutocomplete} from '@algolia/autocomplete-core';
import type {AutocompleteCollection, AutocompleteState} from '@algolia/autocomplete-core';
import {useHistory} from '@docusaurus/router';
import {isPress, isShortcut} from '../../lib/keys';
import type {SearchResult} from '../clients/answer';
import {loadClient} from '../clients/client';
import {savedSearches, type SavedSearches} from '../savedSearches';
import type {SearchSettings} from '../settings';
import {useSearchSettings} from '../useSearchSettings';

const SHOWN = 10;
/** Opens what is chosen: here, in another tab, in another window, as on a link. */
const CHOOSES = ['Enter', 'Ctrl+Enter', '⌘+Enter', 'Shift+Enter'];

export type List = AutocompleteCollection<SearchResult>;
export type Combobox = ReturnType<typeof useCombobox>;

type Listing = Awaited<ReturnType<typeof listingFor>>;

export interface ComboboxProps {
  /** The box, which was there before. */
  input: HTMLInputElement;
  /** Enter that was pressed in it, and waits for an answer. */
  enter: KeyboardEvent | null;
  /** Called when a page was chosen by a key. */
  onClose: () => void;
}

/**
 * Makes the search's box a combobox (ARIA Authoring Practices) over what it finds. The engine under it,
 * autocomplete-core, does keys, the chosen item, and answers that overtake one another.
 */
export function useCombobox({input, enter, onClose}: ComboboxProps) {
  const settings = useSearchSettings();
  const history = useHistory();
  const saved = useMemo(() => savedSearches(settings.hosted?.indexName ?? 'help'), [settings]);
  const [state, setState] = useState<AutocompleteState<SearchResult>>();
  /** Enter, pressed before the answer came: until then what is listed answers something else. */
  const waiting = useRef(enter);
  const isAnswered = useRef(false);

  const engine = useMemo(
    () =>
      createAutocomplete<SearchResult, SyntheticEvent>({
        id: 'search',
        defaultActiveItemId: 0,
        openOnFocus: true,
        shouldPanelOpen: () => true,
        onStateChange: ({state: next}) => setState(next),
        navigator: {
          navigate({itemUrl}) {
            // A hosted index may hold pages of other sites; closing goes back, and would end the way there.
            if (!itemUrl.startsWith('/')) return window.location.assign(itemUrl);
            history.push(itemUrl);
            onClose();
          },
        },
        async getSources({query}) {
          const {lists, ...outcome} = await listingFor(query, settings, saved);
          return Object.entries(lists).map(([sourceId, items]) => ({
            sourceId,
            ...outcome,
            getItems: () => [...items],
            getItemUrl: ({item}) => item.url,
            onSelect: ({item}) => saved.visit(item),
          }));
        },
      }),
    [settings, saved, history, onClose],
  );

  useEffect(() => {
    const props = () => engine.getInputProps({inputElement: input});
    input.oninput = (event) => {
      waiting.current = null;
      props().onChange(event as never);
    };
    input.onkeydown = (event) => {
      const chooses = isShortcut(event, ...CHOOSES);
      if (chooses && !isAnswered.current) waiting.current = event;
      else if (chooses || isPress(event, 'ArrowUp', 'ArrowDown')) props().onKeyDown(event as never);
    };
    engine.setIsOpen(true);
    engine.setQuery(input.value);
    void engine.refresh();
  }, [engine, input]);

  const outcome = (state?.collections[0]?.source ?? {}) as Partial<Listing>;
  const {asked, total = 0, others = 0, failed} = outcome;
  // Until then the lists are those of the query before.
  const isThere = state?.status === 'idle' && state.query.trim() === asked?.trim();
  const isDone = isThere && !failed;
  const lists = (state?.collections ?? []).filter(({items}) => items.length > 0);
  const isGrid = lists.some(({source}) => source.sourceId !== 'results');
  // What was saved is shown for no query only.
  const isShown = lists.length > 0 && (isDone || !isGrid);
  useEffect(() => {
    const props = engine.getInputProps({inputElement: input});
    isAnswered.current = isDone;
    if (isDone && waiting.current) {
      props.onKeyDown(waiting.current as never);
      waiting.current = null;
    }
    const attributes = {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-haspopup': isGrid ? 'grid' : 'listbox',
      'aria-expanded': String(isShown),
      'aria-controls': props['aria-controls'] ?? '',
      'aria-activedescendant': (isShown && props['aria-activedescendant']) || '',
    };
    for (const [name, value] of Object.entries(attributes)) input.setAttribute(name, value);
  });

  const show = (): void => {
    void engine.refresh();
    input.focus();
  };
  const changing = (change: (result: SearchResult) => void) => (result: SearchResult) => {
    change(result);
    show();
  };
  return {
    query: asked ?? '',
    isDone,
    isSlow: state?.status === 'stalled',
    failed: isThere && failed,
    lists,
    total,
    others,
    listProps: ({source}: List, name: string) => {
      const names = {'aria-labelledby': undefined, 'aria-label': name};
      return engine.getListProps({source, ...names}) as ComponentProps<'ul'>;
    },
    itemProps: ({source}: List, item: SearchResult) =>
      engine.getItemProps({item: item as never, source}) as unknown as ComponentProps<'a'>,
    /** Puts a query into the box and asks it, also once more. */
    ask(query: string) {
      waiting.current = null;
      input.value = query;
      engine.setQuery(query);
      show();
    },
    addFavorite: changing(saved.addFavorite),
    remove: changing(saved.remove),
  };
}

/** @returns results of a query, or what was saved for none; `failed` if nobody answered */
async function listingFor(query: string, settings: SearchSettings, saved: SavedSearches) {
  const lists: Record<string, readonly SearchResult[]> = {results: []};
  const listing = {asked: query, lists, total: 0, others: 0, failed: false};
  if (query.trim() === '')
    return {...listing, lists: {recent: saved.recent(), favorites: saved.favorites()}};
  try {
    const search = await loadClient(settings);
    const {results, total, others} = await search(query, SHOWN);
    return {...listing, lists: {results: results.slice(0, total)}, total, others};
  } catch {
    return {...listing, failed: true};
  }
}
