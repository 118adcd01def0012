import {createStorageSlot} from '@docusaurus/theme-common';
import type {ClientModule} from '@docusaurus/types';

/**
 * Back and Forward lead to where the reader was, also when the page comes late: after a reload its code is not there
 * yet. The browser then goes to the place on the page before, which may be too short for it, and Docusaurus 3.9.1
 * goes to the top of each page that it shows. Test: tests/browser/shell/keepPlace.spec.ts
 */

const slot = createStorageSlot('sp-places', {persistence: 'sessionStorage'});

/** Pixels from the top, by the entry in the history: its key from the router, or its path if it isn't from there. */
let places: Record<string, number> = {};
/** The entry whose page is shown; none while another page is on its way. */
let shown: string | undefined;

function note(): void {
  if (shown !== undefined) places[shown] = window.scrollY;
}

const keepPlace: ClientModule = {
  onRouteUpdate({previousLocation}) {
    if (previousLocation) shown = undefined;
  },
  onRouteDidUpdate({location, previousLocation}) {
    // A link to a heading that isn't the router's has a new entry, but no key.
    shown = location.key ?? (location.hash ? undefined : location.pathname);
    const place = shown === undefined ? undefined : places[shown];
    if (previousLocation && place !== undefined) {
      window.scrollTo({top: place, behavior: 'instant'});
    }
    note();
  },
};

if (typeof window !== 'undefined') {
  places = read();
  window.addEventListener('scroll', note, {passive: true});
  window.addEventListener('pagehide', () => slot.set(JSON.stringify(places)));
}

function read(): Record<string, number> {
  try {
    return {...(JSON.parse(slot.get() ?? '{}') as Record<string, number> | null)};
  } catch {
    return {}; // not ours
  }
}

export default keepPlace;
