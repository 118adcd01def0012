import type {ClientModule} from '@docusaurus/types';
import {isSparing, whenIdle} from '../lib/whenIdle';

/**
 * Keeps prefetching (specification, section 7) out of the first view: Docusaurus prefetches each link
 * that is in view as soon as it runs, and on a slow phone those scripts compete with the page's own.
 * What was asked for meanwhile is fetched when the page has been quiet, and the next page made ready.
 * Docusaurus itself asks for nothing on slow 2g or with data saver.
 * Test: tests/browser/shell/prefetch.spec.ts
 */

/** Time after the load event, in milliseconds. */
const QUIET_MS = 1000;
const NEXT_PAGE = '.pagination-nav__link--next';

interface Docusaurus {
  /** Asks for a page's scripts, which wait in the browser's cache. */
  prefetch: (path: string) => unknown;
  /** Loads and runs them, so that the page can be shown at once. */
  preload: (path: string) => unknown;
}

interface DocusaurusWindow {
  docusaurus: Docusaurus;
}

let installed = false;

/** Docusaurus freezes its object, so another takes its place for a while. */
function install(page: DocusaurusWindow): void {
  installed = true;
  const {docusaurus} = page;
  const waiting = new Set<string>();
  page.docusaurus = {...docusaurus, prefetch: (path) => waiting.add(path)};
  const start = (): void => {
    page.docusaurus = docusaurus;
    const next = document.querySelector<HTMLAnchorElement>(NEXT_PAGE);
    if (next && !isSparing()) void docusaurus.preload(next.pathname);
    // Each on its own: all at once they would hold a slow phone for a tenth of a second.
    waiting.forEach((path) => {
      setTimeout(() => docusaurus.prefetch(path));
    });
  };
  whenIdle(start, QUIET_MS);
}

const deferredPrefetch: ClientModule = {
  // Before this, window.docusaurus is not there.
  onRouteUpdate() {
    if (!installed) install(window as unknown as DocusaurusWindow);
  },
};

export default deferredPrefetch;
