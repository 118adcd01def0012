import {useCallback, useEffect, useRef, useState, type ReactNode} from 'react';
import {isPress} from '../../lib/keys';
import {isSparing, whenIdle} from '../../lib/whenIdle';
import {allowsSingleKey, SEARCH_KEYS, useSingleKeys} from '../../shortcuts';
import {loadClient} from '../clients/client';
import {QUIET_MS, searchLink} from '../settings';
import {useSearchSettings} from '../useSearchSettings';
import type SearchPanel from './Panel';
import styles from './searchButton.module.css';
import SearchDialog from './SearchDialog';

/** Longer than a reader takes between two letters. */
const LEAVE_AFTER_MS = 400;

let loadedPanel: typeof SearchPanel | undefined;

async function loadPanel(): Promise<void> {
  loadedPanel = (await import(/* webpackChunkName: "search" */ './Panel')).default;
}

/**
 * The search's button and its dialog, whose box takes keys at once; what answers is loaded when the page is idle, or
 * when a reader goes for it. Tests: tests/browser/search/*.spec.ts
 */
export default function SearchBar(): ReactNode {
  const settings = useSearchSettings();
  const button = useRef<HTMLButtonElement>(null);
  const [state, setState] = useState<'closed' | 'loading' | 'loaded' | 'failed'>('closed');
  const slashKey = useSingleKeys();

  const prepare = useCallback(() => {
    // What fails here is tried again, and told, when the reader searches.
    loadPanel().catch(() => undefined);
    loadClient(settings).catch(() => undefined);
  }, [settings]);
  const open = useCallback(() => {
    setState('loading');
    prepare();
    loadPanel().then(
      () => setState((now) => (now === 'closed' ? now : 'loaded')),
      () => {
        const box = document.querySelector<HTMLInputElement>('dialog.sp-search input');
        if (!box) return; // closed meanwhile
        // Its code is gone after a release: the search page loads fresh and does the same.
        if (navigator.onLine) leaveAfterTyping(box);
        else setState('failed');
      },
    );
  }, [prepare]);
  const close = useCallback(() => {
    setState('closed');
    // The browser has given the focus back to what had it, if anything had.
    if (document.activeElement?.matches('body, .sp-search *'))
      button.current?.focus({preventScroll: true}); // it may be above the window's edge
  }, []);
  // So that the shortcut finds it ready; not for readers on data saver or 2g.
  useEffect(() => (isSparing() ? undefined : whenIdle(prepare, QUIET_MS)), [prepare]);
  // Ctrl+K, ⌘K and / open the search (specification, section 9); the open dialog keeps its keys to itself.
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      const isSlash = isPress(event, '/') && allowsSingleKey(event);
      if (!isSlash && !isPress(event, ...SEARCH_KEYS)) return;
      event.preventDefault(); // also what the browser does with a key that is held
      if (!event.repeat) open();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [open]);

  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-label="Search"
        aria-keyshortcuts={`${slashKey ? '/ ' : ''}Control+K Meta+K`}
        aria-haspopup="dialog"
        onClick={open}
        onFocus={prepare}
        onPointerEnter={prepare}>
        <svg width="18" height="18" viewBox="0 0 20 20" aria-hidden="true">
          <circle cx="8.5" cy="8.5" r="5.5" fill="none" stroke="currentColor" strokeWidth="2" />
          <path d="m13 13 4.5 4.5" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
        </svg>
        <span>Search</span>
        {slashKey && <kbd aria-hidden="true">/</kbd>}
      </button>
      {state !== 'closed' && (
        <SearchDialog Panel={loadedPanel} onRetry={state === 'failed' && open} onClose={close} />
      )}
    </>
  );
}

/** Goes to the search page with what is typed, after a pause: letters typed while it loads would be lost. */
function leaveAfterTyping(box: HTMLInputElement): void {
  const typed = box.value;
  setTimeout(() => {
    if (!box.isConnected) return; // closed meanwhile
    if (box.value === typed) window.location.assign(searchLink(typed));
    else leaveAfterTyping(box);
  }, LEAVE_AFTER_MS);
}
