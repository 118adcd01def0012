import {useEffect, useMemo} from 'react';
import {createStorageSlot, useWindowSize} from '@docusaurus/theme-common';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type {Props} from '@theme/DocSidebar';
import {
  parseOpenCategories,
  readOpenCategories,
  storeOpenCategories,
  withOpenCategories,
} from './categories';

/** For this visit: tomorrow's question is another one. */
const storage = createStorageSlot('sp.sidebar.openCategories', {persistence: 'sessionStorage'});

/**
 * Opens and closes categories as the reader left them, and remembers what he or she does next.
 *
 * A reader who has tabbed into the sidebar before React is there loses the focus as remembered categories are drawn.
 *
 * @returns the sidebar, and a word that changes when it has to be drawn anew with what was remembered
 */
export function useOpenCategories(sidebar: Props['sidebar']) {
  // The built page knows no reader: what is remembered comes right after hydration.
  const isBrowser = useIsBrowser();
  const size = useWindowSize();
  useEffect(() => {
    document.addEventListener('click', rememberAfterClick);
    return () => document.removeEventListener('click', rememberAfterClick);
  }, []);
  return useMemo(() => {
    const remembered = parseOpenCategories(isBrowser ? storage.get() : null);
    return remembered.size > 0
      ? {sidebar: withOpenCategories(sidebar, remembered), restored: 'remembered'}
      : {sidebar, restored: 'as built'};
    // The theme draws another sidebar for another size of window.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [sidebar, isBrowser, size]);
}

function rememberAfterClick({target}: MouseEvent): void {
  const menu = target instanceof Element && target.closest('.theme-doc-sidebar-menu');
  if (!menu) return;
  // Once the theme has drawn the change.
  requestAnimationFrame(() => {
    storage.set(storeOpenCategories(readOpenCategories(menu, parseOpenCategories(storage.get()))));
  });
}
