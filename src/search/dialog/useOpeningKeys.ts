import {useEffect} from 'react';

/** Where keys are text or choose something, so that / is not a shortcut. Buttons take Enter and Space only. */
const TAKES_KEYS = /^(?:INPUT|SELECT|TEXTAREA)$/;

/**
 * Opens the search by Ctrl+K, ⌘K or / (specification, section 9). The open dialog closes itself by the
 * same keys.
 *
 * @param open called for each shortcut
 * @param slashKey whether / is one
 * @param enabled false while the search is open
 */
export function useOpeningKeys(open: () => void, slashKey: boolean, enabled: boolean): void {
  useEffect(() => {
    if (!enabled) return undefined;
    const onKeyDown = (event: KeyboardEvent): void => {
      const [target] = event.composedPath();
      const isChord = event.key?.toLowerCase() === 'k' && (event.metaKey || event.ctrlKey);
      const isSlash =
        slashKey &&
        event.key === '/' &&
        !(
          target instanceof HTMLElement &&
          (TAKES_KEYS.test(target.tagName) || target.isContentEditable)
        );
      if (!isChord && !isSlash) return;
      event.preventDefault();
      open();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [open, slashKey, enabled]);
}
