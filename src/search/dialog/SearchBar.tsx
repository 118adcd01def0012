import {useCallback, useRef, useState, type ReactNode} from 'react';
import {useSingleKeys} from '../../shortcuts';
import {loadClient} from '../clients/client';
import {useSearchLink, useSearchSettings} from '../useSearchSettings';
import SearchButton from './SearchButton';
import SearchDialog, {type PanelComponent} from './SearchDialog';
import {useOpeningKeys} from './useOpeningKeys';
import {usePreload} from './usePreload';

let loadedPanel: PanelComponent | undefined;

async function loadPanel(): Promise<void> {
  loadedPanel = (await import(/* webpackChunkName: "search" */ './Panel')).default;
}

/**
 * The search's button, and the dialog that it opens. The dialog's box is part of the first view and takes
 * keys at once; what answers is loaded when the page is idle, or when a reader goes for it.
 * Tests: tests/browser/search/*.spec.ts
 */
export default function SearchBar(): ReactNode {
  const settings = useSearchSettings();
  const searchLink = useSearchLink();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [, setIsLoaded] = useState(false);
  const [singleKeys] = useSingleKeys();

  const prepare = useCallback(() => {
    // What fails here is tried again, and told, when the reader searches.
    loadPanel().catch(() => undefined);
    loadClient(settings).catch(() => undefined);
  }, [settings]);
  const open = useCallback(() => {
    setIsOpen(true);
    prepare();
    loadPanel().then(
      () => setIsLoaded(true),
      // Its code is gone after a release: the search page loads fresh and does the same.
      () => window.location.assign(searchLink('')),
    );
  }, [searchLink, prepare]);
  const close = useCallback(() => {
    setIsOpen(false);
    button.current?.focus({preventScroll: true}); // it may be above the window's edge
  }, []);
  usePreload(prepare);
  useOpeningKeys(open, singleKeys, !isOpen);

  return (
    <>
      <SearchButton buttonRef={button} slashKey={singleKeys} onClick={open} onIntent={prepare} />
      {isOpen && <SearchDialog Panel={loadedPanel} onClose={close} />}
    </>
  );
}
