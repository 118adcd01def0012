/** Name in the state of the browser's history entry, beside the router's own. */
const KEY = 'searchScroll';

/** Notes how far the results are scrolled, before one of them is opened. */
export function keepScrollPlace(): void {
  const state = window.history.state as object | null;
  window.history.replaceState({...state, [KEY]: window.scrollY}, '');
}

/** Scrolls to where the reader left the results: the browser does so before they are there again. */
export function restoreScrollPlace(): void {
  const state = window.history.state as Partial<Record<typeof KEY, number>> | null;
  const place = state?.[KEY];
  if (place !== undefined) window.scrollTo(0, place);
}
