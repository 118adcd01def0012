import {useCallback, useEffect, useRef, useState} from 'react';
import type {KeyboardEvent, MouseEvent, ReactNode} from 'react';
import {createPortal} from 'react-dom';
import {closeOnBack} from '../../lib/closeOnBack';
import {isShortcut} from '../../lib/keys';
import {onBackdrop} from '../../lib/onBackdrop';
import {SEARCH_KEYS} from '../../shortcuts';
import type SearchPanel from './Panel';
import './searchDialog.css';

interface Props {
  Panel: typeof SearchPanel | undefined;
  /** Loads it again, where it could not be had. */
  onRetry: false | (() => void);
  /** Called when the dialog is closed and the page takes the focus again. */
  onClose: () => void;
}

/** A box to type into at once, and below it what answers. Closed by Escape, Ctrl+K, Back and a press outside. */
export default function SearchDialog({Panel, onRetry, onClose}: Props): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const [input, setInput] = useState<HTMLInputElement | null>(null);
  /** Enter, pressed before there was anything that could answer what is typed. */
  const enter = useRef<globalThis.KeyboardEvent | null>(null);
  /** True until a key is pressed anew: what repeats until then is the shortcut that opened the dialog, still held. */
  const isHeld = useRef(true);
  useEffect(() => {
    dialog.current?.showModal();
    document.documentElement.classList.add('sp-searching');
    return () => document.documentElement.classList.remove('sp-searching');
  }, []);
  // First the dialog, or the page behind can't take the focus. Its own event comes a task later: waiting for
  // that, a key that opens the search again in between would be lost.
  const close = useCallback(() => {
    dialog.current?.close();
    onClose();
  }, [onClose]);
  useEffect(() => input?.focus(), [input, onRetry]); // the button to try again comes and goes
  useEffect(() => closeOnBack(close), [close]);
  useEffect(() => (dialog.current ? onBackdrop(dialog.current, close) : undefined), [close]);

  function onKeyDown(event: KeyboardEvent): void {
    event.stopPropagation(); // the page behind must not answer
    const isEnter = event.target === input && isShortcut(event.nativeEvent, 'Enter');
    isHeld.current &&= event.repeat;
    if (isHeld.current) event.preventDefault();
    if (!Panel && !event.repeat) enter.current = isEnter ? event.nativeEvent : null;
    if (!isShortcut(event.nativeEvent, 'Escape', ...SEARCH_KEYS)) return;
    event.preventDefault(); // Escape would only empty the box
    close();
  }

  /**
   * Closes when a link in it is followed, before the new page takes the focus. With Ctrl, ⌘ or Shift the link opens
   * elsewhere, and the dialog stays.
   */
  function onClick({target, ctrlKey, metaKey, shiftKey}: MouseEvent): void {
    const link = target instanceof Element && target.closest('a');
    if (link && !link.target && !ctrlKey && !metaKey && !shiftKey) close();
  }

  return createPortal(
    // Keys reach what is in it.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      className="sp-dialog sp-search"
      aria-label="Search"
      onClose={() => dialog.current && onClose()} // by the browser; after ours it is gone
      onClick={onClick}
      onKeyDown={onKeyDown}>
      <form role="search" className="sp-search-form" onSubmit={(event) => event.preventDefault()}>
        <input
          ref={setInput}
          type="search"
          className="sp-field"
          aria-label="Search the help"
          placeholder="Search the help"
          autoComplete="off"
          autoCorrect="off"
          autoCapitalize="off"
          spellCheck={false}
          maxLength={512}
          onInput={() => (enter.current = null)} // pasting and dictation press no key
        />
        <button type="button" className="sp-button" onClick={close}>
          Close
        </button>
      </form>
      {Panel && input ? (
        <Panel input={input} enter={enter.current} onClose={close} />
      ) : (
        <>
          <p className="sp-search-status" role="status">
            {onRetry ? 'The search can’t be loaded. Check the connection.' : 'Loading the search'}
          </p>
          {onRetry && (
            <button type="button" className="sp-button" onClick={onRetry}>
              Try again
            </button>
          )}
        </>
      )}
    </dialog>,
    document.body,
  );
}
