import {useEffect, useMemo, useState} from 'react';
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
 * @returns the sidebar, and a word that changes when it has to be drawn anew with what was remembered
 */
export function useOpenCategories(sidebar: Props['sidebar']) {
  // The built page knows no reader: what is remembered comes right after hydration.
  const isBrowser = useIsBrowser();
  const [wakes, setWakes] = useState(0);
  const size = useWindowSize();
  useEffect(() => {
    const listening = new AbortController();
    const {signal} = listening;
    document.addEventListener('click', rememberAfterClick, {signal});
    // Out of the browser's cache: later pages may have remembered more.
    const onShow = ({persisted}: PageTransitionEvent): void => {
      if (persisted) setWakes((before) => before + 1);
    };
    window.addEventListener('pageshow', onShow, {signal});
    return () => listening.abort();
  }, []);
  const drawn = useMemo(() => {
    const remembered = parseOpenCategories(isBrowser ? storage.get() : null);
    return remembered.size > 0
      ? {
          sidebar: withOpenCategories(sidebar, remembered),
          restored: `remembered ${wakes}`,
          giveFocusBack: takeFocus(),
        }
      : {sidebar, restored: 'as built'};
    // The theme draws another sidebar for another size of window.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [sidebar, isBrowser, wakes, size]);
  useEffect(() => drawn.giveFocusBack?.(), [drawn]);
  return drawn;
}

/** An entry's; beside it may be a caret. Stable class names of the theme. */
const LINK = '.theme-doc-sidebar-menu .menu__link';

/** @returns gives it to the same link or caret of the sidebar that takes the place of this one */
function takeFocus(): (() => void) | undefined {
  const focused = document.activeElement;
  const link = focused?.parentElement?.querySelector<HTMLAnchorElement>(LINK);
  if (!focused || !link) return undefined;
  const part = focused.matches(LINK) ? LINK : '.menu__caret';
  return () => {
    if (focused.isConnected) return;
    const links = document.querySelectorAll<HTMLAnchorElement>(LINK);
    const same = [...links].find(
      ({href, textContent}) => href === link.href && textContent === link.textContent,
    );
    same?.parentElement?.querySelector<HTMLElement>(part)?.focus({preventScroll: true});
  };
}

function rememberAfterClick({target}: MouseEvent): void {
  const menu = target instanceof Element && target.closest('.theme-doc-sidebar-menu');
  if (!menu) return;
  // Once the theme has drawn the change.
  requestAnimationFrame(() => {
    storage.set(storeOpenCategories(readOpenCategories(menu, parseOpenCategories(storage.get()))));
  });
}
