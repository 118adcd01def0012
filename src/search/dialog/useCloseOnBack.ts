import {useEffect} from 'react';

/** The tab's place in its history; older browsers don't tell. */
const placeInHistory = (): number | undefined =>
  (window as {navigation?: {currentEntry: {index: number} | null}}).navigation?.currentEntry?.index;

/**
 * Lets the browser's Back close a dialog instead of leaving the page. The router isn't told: its own way to
 * stay on a page (`history.block`) counts as a change of page for Docusaurus, which scrolls to the top and
 * takes the focus.
 *
 * @param close closes the dialog, in whose life this is used
 */
export function useCloseOnBack(close: () => void): void {
  useEffect(() => {
    const here = placeInHistory();
    let isReturning = false;
    const onPop = (event: PopStateEvent): void => {
      event.stopImmediatePropagation();
      if (isReturning) {
        close();
        return;
      }
      isReturning = true;
      const there = placeInHistory();
      history.go(here === undefined || there === undefined ? 1 : here - there);
    };
    window.addEventListener('popstate', onPop, {capture: true});
    return () => window.removeEventListener('popstate', onPop, {capture: true});
  }, [close]);
}
