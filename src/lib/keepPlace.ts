import {createStorageSlot} from '@docusaurus/theme-common';
import type {ClientModule} from '@docusaurus/types';

/**
 * Back and Forward lead to where the reader was, also when the page comes late: after a reload its code is not there
 * yet. The browser then goes to the place on the page before, which may be too short for it, and Docusaurus 3.9.1
 * goes to the top of each page that it shows. A reader who goes by keys is back at the link that he or she followed.
 * Test: tests/browser/shell/keepPlace.spec.ts
 */

const slot = createStorageSlot('sp-places', {persistence: 'sessionStorage'});

/** Pixels from the top, by the key of the entry in the history: of those that this document showed. */
const places: Record<string, number> = {};
/** The entry whose page is shown; none while another page is on its way. */
let shown: string | undefined;
/** Where the reader left it, if this is no new entry. */
let kept: number | undefined;
/** The links followed by a key, by the same keys: a link's address, and which of those to it. */
const followed = new Map<string, readonly [href: string, at: number]>();

/** From the last: in front of the page, the sidebar's open parts come and go. */
const linksTo = (href: string) =>
  [...document.links].filter((link) => link.href === href).reverse();

/** Remembers the link as it is pressed: Firefox and Safari take its focus away before they tell of the new page. */
function noteLink({target}: MouseEvent): void {
  if (shown === undefined) return;
  note(); // nobody may have scrolled
  followed.delete(shown);
  const link = target instanceof Element && target.closest('a');
  // After a click nobody misses the focus, and on a term it would open the definition.
  if (!link || !link.matches(':focus-visible')) return;
  followed.set(shown, [link.href, linksTo(link.href).indexOf(link)]);
}

function note(): void {
  if (shown !== undefined) places[shown] = window.scrollY;
}

const keepPlace: ClientModule = {
  onRouteUpdate({previousLocation}) {
    if (previousLocation) shown = kept = undefined;
  },
  onRouteDidUpdate({location, previousLocation}) {
    shown = location.key ?? addKey();
    kept = places[shown] ?? read()[shown];
    // An entry in the place of one: the page stays where it is.
    if (kept === undefined && previousLocation?.pathname === location.pathname) note();
    if (previousLocation) goToKeptPlace(); // else the browser does
    // At an address with a hash it goes to the heading, before it paints.
    if (previousLocation && location.hash) requestAnimationFrame(goToKeptPlace);
  },
};

/**
 * The router gives its own entries a key (of this length: specification, section 9), and reads ours: for the first
 * page, and for a link within one.
 */
function addKey(): string {
  const key = Math.random().toString(36).slice(2, 8);
  history.replaceState({...(history.state as object | null), key}, '');
  return key;
}

/** @returns whether the reader came back here, so that the page stands where it was left */
export function isComingBack(): boolean {
  return kept !== undefined;
}

/** Goes there once more, after a late part without which the page was too short or lacked the link; else does nothing. */
export function goToKeptPlace(): void {
  if (kept === undefined) return;
  window.scrollTo({top: kept, behavior: 'instant'});
  const link = followed.get(shown ?? '');
  if (link) linksTo(link[0])[link[1]]?.focus({preventScroll: true});
}

if (typeof window !== 'undefined') {
  window.addEventListener('scroll', note, {passive: true});
  window.addEventListener('click', noteLink, {capture: true});
  // A page that is left is hidden too, and of one that is put away the browser tells no more. Beside what others have
  // kept: a page out of the browser's cache has missed it.
  document.addEventListener('visibilitychange', () =>
    slot.set(JSON.stringify({...read(), ...places})),
  );
}

function read(): Record<string, number> {
  try {
    return {...(JSON.parse(slot.get() ?? '{}') as Record<string, number> | null)};
  } catch {
    return {}; // not ours
  }
}

export default keepPlace;
