/**
 * Replaces @theme/SearchBar (theme-search-algolia 3.9.1) rather than wrapping it, because
 * - it takes its properties from the theme configuration only, which can't carry the functions that
 *   DocSearch needs here (the embedded client, the address of 'Let us know.');
 * - it asks every page to connect to Algolia, also where Algolia is not used;
 * - it puts the dialog's texts and settings into the first view of every page;
 * - its button's accessible name lacks the visible text, and its focus can't be seen.
 * The dialog is DocSearch's own, loaded when the page is idle or on demand; until it is there, a box
 * takes the keys. Test: tests/browser/search.spec.ts, tests/browser/searchPreload.spec.ts
 */
import {useCallback, useRef, useState, type ComponentType, type ReactNode} from 'react';
import {createPortal} from 'react-dom';
import {useSearchLinkCreator, useThemeConfig} from '@docusaurus/theme-common';
import SearchButton from '@site/src/components/SearchButton';
import {loadSearchClient, type SearchSettings} from '@site/src/lib/search/client';
import {useSingleKeys} from '@site/src/lib/shortcuts/singleKeys';
import type {DialogProps} from './Dialog';
import {useOpeningKeys} from './useOpeningKeys';
import {usePreload} from './usePreload';
import WaitingBox from './WaitingBox';

let LoadedDialog: ComponentType<DialogProps> | undefined;

async function loadDialog(): Promise<void> {
  LoadedDialog = (await import(/* webpackChunkName: "search" */ './Dialog')).default;
}

export default function SearchBar(): ReactNode {
  const {algolia: settings} = useThemeConfig() as unknown as {algolia: SearchSettings};
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [, setIsLoaded] = useState(false);
  const [query, setQuery] = useState('');
  const [singleKeys] = useSingleKeys();
  const createSearchLink = useSearchLinkCreator();

  const prepare = useCallback(() => {
    // What fails here is tried again, and told, when the reader searches.
    loadDialog().catch(() => undefined);
    loadSearchClient(settings)
      .then((ready) => ready.prepare?.())
      .catch(() => undefined);
  }, [settings]);
  const open = useCallback(() => {
    setIsOpen(true);
    prepare();
    loadDialog().then(
      () => setIsLoaded(true),
      // The dialog is gone after a release: the search page loads fresh and does the same.
      () => window.location.assign(createSearchLink('')),
    );
  }, [createSearchLink, prepare]);
  const close = useCallback(() => {
    setIsOpen(false);
    setQuery('');
    button.current?.focus();
  }, []);
  usePreload(prepare);
  useOpeningKeys(open, singleKeys, !isOpen);

  const Dialog = LoadedDialog;
  return (
    <>
      <SearchButton ref={button} slashKey={singleKeys} onClick={open} onIntent={prepare} />
      {isOpen &&
        createPortal(
          Dialog ? (
            <Dialog initialQuery={query} slashKey={singleKeys} onClose={close} />
          ) : (
            <WaitingBox query={query} onQuery={setQuery} onClose={close} />
          ),
          document.body,
        )}
    </>
  );
}
