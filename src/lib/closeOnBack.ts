import {flushSync} from 'react-dom';

/**
 * Lets the browser's Back close what covers the page, and stay on it, also where the entry before is another
 * site's. While something is open the page has a second entry in the history; the router isn't told of it: its
 * own way to stay (`history.block`) counts as a change of page for Docusaurus, which scrolls to the top and takes
 * the focus, and it can't stay where Back leaves the document. Test: tests/browser/shell/closeOnBack.spec.ts
 */

/** In the state of the second entry; after a reload it is an entry like any other. */
const MARK = 'spCovered';
const VISIT = typeof performance === 'undefined' ? 0 : performance.timeOrigin;

interface EntryState {
  readonly key?: string;
  readonly [MARK]?: number;
}

const state = (): EntryState => (history.state ?? {}) as EntryState;
const isSecond = (): boolean => state()[MARK] === VISIT;

/** What is open, the topmost last. */
const covers: (() => void)[] = [];
/** Leaving the second entry takes no longer than this. */
const LEAVES_MS = 2000;
let isLeaving = false;
let lateLeave: ReturnType<typeof setTimeout> | undefined;
/**
 * What has the focus: at an address with a hash, browsers take it away as the second entry is left. None once the
 * reader has pressed elsewhere.
 */
let focused: HTMLElement | null = null;
/**
 * Where the page stood: at an address with a hash, browsers go to its heading as the entry is left. Noted before:
 * at `popstate` Safari is at that heading too, for a moment.
 */
let top = 0;
/** So long after `popstate` it may still do both; a busy Safari was seen to take 14 ms. */
const SETTLES_MS = 200;
/** Whether the reader has acted since: what changes now is theirs. */
let hasActed = false;
/** The router's name of the page's own entry. */
let key: string | undefined;
/** What the router wrote while the second entry was there: it is about the page, so its own entry gets it. */
let written: Parameters<History['replaceState']> | undefined;
let push: History['pushState'] | undefined;
let replace: History['replaceState'] | undefined;

/**
 * To be called when something opens over the page, which can't be scrolled as long: as the second entry goes,
 * the browser puts the page back to where it was. So the zoom, which scrolling closes, does without.
 *
 * @param close closes it
 * @returns to be called when it is closed, however that came
 */
export function closeOnBack(close: () => void): () => void {
  covers.push(close);
  if (!isLeaving) addEntry();
  return () => {
    const at = covers.indexOf(close);
    if (at < 0) return; // Back has closed it
    covers.splice(at, 1);
    setTimeout(leave); // a link may have closed it, whose page comes first
  };
}

if (typeof window !== 'undefined') {
  push = history.pushState.bind(history);
  replace = history.replaceState.bind(history);
  // A page that is opened from what covers this one takes the place of the second entry.
  history.pushState = (...entry) => (isSecond() ? replace : push)?.(...entry);
  // For a link to this page itself the router replaces the entry. The second one stays, and stays marked.
  history.replaceState = (...entry) => {
    if (!isSecond()) return replace?.(...entry);
    const [data, ...rest] = entry;
    written = [{...(data as EntryState | null), [MARK]: undefined}, ...rest];
    replace?.({...(data as EntryState | null), [MARK]: VISIT}, ...rest);
  };
  window.addEventListener('pointerdown', () => (focused = null), {capture: true});
  for (const act of ['pointerdown', 'keydown', 'wheel']) {
    window.addEventListener(act, () => (hasActed = true), {capture: true, passive: true});
  }
  window.addEventListener('popstate', onPop, {capture: true}); // in front of the router's, which comes later
}

function addEntry(): void {
  if (isSecond()) return;
  ({key} = state());
  top = window.scrollY;
  written = undefined;
  push?.({...state(), [MARK]: VISIT}, '');
}

function leave(): void {
  if (covers.length > 0 || isLeaving || !isSecond()) return;
  isLeaving = true;
  focused = document.activeElement as HTMLElement | null;
  top = window.scrollY; // it differs if a tablet was turned meanwhile
  history.back();
  // Going back may come to nothing, as a link is followed meanwhile; the next Back is the reader's own.
  clearTimeout(lateLeave); // that of the last time would end this one
  lateLeave = setTimeout(() => (isLeaving = false), LEAVES_MS);
}

function onPop(event: PopStateEvent): void {
  if (!isLeaving && covers.length === 0) return;
  if (state().key !== key) {
    // Several pages back at once. The theme's open menu would keep the router from it.
    flushSync(() => covers.splice(0).forEach((close) => close()));
    isLeaving = false;
    return;
  }
  event.stopImmediatePropagation();
  if (written) replace?.(...written);
  const wasLeft = isLeaving;
  isLeaving = false;
  hasActed = false;
  // Only after this event the focus is gone.
  setTimeout(() => {
    if (!wasLeft) focused = null;
    // After a link to this page itself, place and focus are where that link leads.
    if (!written && !putBack() && location.hash) putBackLater(performance.now() + SETTLES_MS);
    if (!wasLeft) covers.pop()?.();
    if (covers.length > 0) addEntry();
  });
}

/** @returns whether the browser had moved the page: then it has done what it does */
function putBack(): boolean {
  const isMoved = Math.abs(window.scrollY - top) >= 1;
  if (isMoved) window.scrollTo({top, behavior: 'instant'});
  const {activeElement, body} = document;
  if (activeElement === body) focused?.focus({preventScroll: true});
  else focused = activeElement as HTMLElement | null;
  return isMoved;
}

/** @param end until when, by `performance.now()` */
function putBackLater(end: number): void {
  requestAnimationFrame((now) => {
    if (!hasActed && !putBack() && now < end) putBackLater(end);
  });
}
