import {
  useEffect,
  useMemo,
  useRef,
  useState,
  type ComponentProps,
  type SyntheticEvent,
} from 'react';
import {
  createAutocomplete,
  type AutocompleteCollection,
  type AutocompleteState,
} from '@algolia/autocomplete-core';
import {useHistory} from '@docusaurus/router';
import {isPress, isShortcut} from '../../lib/keys';
import type {SearchResult} from '../clients/types';
import {savedSearches} from '../savedSearches';
import {useSearchSettings} from '../useSearchSettings';
import {listingFor, type Listing} from './listing';

/** Results while there is a query, what was saved while there is none. */
export type List = AutocompleteCollection<SearchResult>;

/** Opens what is chosen: here, in another tab, in another window, as on a link. */
const CHOOSES = ['Enter', 'Ctrl+Enter', '⌘+Enter', 'Shift+Enter'];

/** What the panel shows and does. */
export type Combobox = ReturnType<typeof useCombobox>;

/**
 * Makes the search's box a combobox (ARIA Authoring Practices) over what it finds. The engine under it,
 * autocomplete-core, does keys, the chosen item, and answers that overtake one another.
 *
 * @param input the box, which was there before
 * @param onClose called when a page was chosen
 */
export function useCombobox(input: HTMLInputElement, onClose: () => void) {
  const settings = useSearchSettings();
  const history = useHistory();
  const saved = useMemo(() => savedSearches(settings.hosted?.indexName ?? 'help'), [settings]);
  const [state, setState] = useState<AutocompleteState<SearchResult>>();

  /** What was asked last: a slow answer to what came before says nothing any more. */
  const latest = useRef('');

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
            // A hosted index may hold pages of other sites.
            if (itemUrl.startsWith('/')) history.push(itemUrl);
            else window.location.assign(itemUrl);
            onClose();
          },
        },
        async getSources({query, setContext}) {
          const asked = query.trim();
          latest.current = asked;
          const {lists, ...context} = await listingFor(asked, settings, saved);
          if (asked === latest.current) setContext({asked, ...context});
          return Object.entries(lists).map(([sourceId, items]) => ({
            sourceId,
            getItems: () => [...items],
            getItemUrl: ({item}) => item.url,
            onSelect({item, event}) {
              saved.visit(item);
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
    const props = () => engine.getInputProps({inputElement: input});
    input.oninput = (event) => props().onChange(event as never);
    input.onkeydown = (event) => {
      const isOurs = isPress(event, 'ArrowUp', 'ArrowDown') || isShortcut(event, ...CHOOSES);
      if (isOurs) props().onKeyDown(event as never);
    };
    engine.setIsOpen(true);
    engine.setQuery(input.value);
    void engine.refresh();
  }, [engine, input]);

  const lists = (state?.collections ?? []).filter(({items}) => items.length > 0);
  const isEmpty = lists.length === 0;
  const isGrid = lists.some(({source}) => source.sourceId !== 'results');
  useEffect(() => {
    const props = engine.getInputProps({inputElement: input});
    const attributes = {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-haspopup': isGrid ? 'grid' : 'listbox',
      'aria-expanded': String(!isEmpty),
      'aria-controls': props['aria-controls'] ?? '',
      'aria-activedescendant': (!isEmpty && props['aria-activedescendant']) || '',
    };
    for (const [name, value] of Object.entries(attributes)) input.setAttribute(name, value);
  });

  const context = (state?.context ?? {}) as Partial<Listing & {asked: string}>;
  const {asked, total = 0, others = 0, failed} = context;
  const isDone = !failed && asked !== undefined && state?.query.trim() === asked;
  const show = (): void => {
    void engine.refresh();
    input.focus();
  };
  return {
    /** What the lists are for. */
    query: asked ?? '',
    isDone,
    failed,
    lists,
    total,
    others,
    listProps: ({source}: List, name: string) =>
      engine.getListProps({
        source,
        'aria-labelledby': undefined,
        'aria-label': name,
      }) as ComponentProps<'ul'>,
    itemProps: ({source}: List, item: SearchResult) =>
      engine.getItemProps({item: item as never, source}) as unknown as ComponentProps<'a'>,
    /** Puts a query into the box and asks it, also once more. */
    ask(query: string) {
      input.value = query;
      engine.setQuery(query);
      show();
    },
    addFavorite(result: SearchResult) {
      saved.addFavorite(result);
      show();
    },
    remove(result: SearchResult) {
      saved.remove(result);
      show();
    },
  };
}
