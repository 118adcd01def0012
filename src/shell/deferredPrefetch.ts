import type {ClientModule} from '@docusaurus/types';
import {isSparing, whenIdle} from '../lib/whenIdle';

/** Time after the load event, in milliseconds. */
const QUIET_MS = 1000;

/** Docusaurus freezes its object, so another takes its place for a while. */
function deferPrefetching(): void {
  const {docusaurus} = window;
  const waiting = new Set<string>();
  const wait = (path: string): false => {
    waiting.add(path);
    return false;
  };
  window.docusaurus = {...docusaurus, prefetch: wait};
  whenIdle(() => {
    window.docusaurus = docusaurus;
    const next = document.querySelector<HTMLAnchorElement>('.pagination-nav__link--next');
    if (next && !isSparing()) void docusaurus.preload(next.pathname);
    // Each on its own: all at once they would hold a slow phone for a tenth of a second.
    waiting.forEach((path) => {
      setTimeout(() => docusaurus.prefetch(path));
    });
  }, QUIET_MS);
}

/**
 * Keeps prefetching (specification, section 7) out of the first view: Docusaurus prefetches each link
 * that is in view as soon as it runs, and on a slow phone those scripts compete with the page's own.
 * What was asked for meanwhile is fetched when the page has been quiet, and the next page made ready.
 * Docusaurus itself asks for nothing on slow 2g or with data saver.
 * Test: tests/browser/shell/prefetch.spec.ts
 */
const deferredPrefetch: ClientModule = {
  // Before this, window.docusaurus is not there.
  onRouteUpdate({previousLocation}) {
    if (!previousLocation) deferPrefetching(); // once a visit
  },
};

export default deferredPrefetch;
