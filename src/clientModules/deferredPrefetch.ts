import type {ClientModule} from '@docusaurus/types';
import {whenIdle} from '../lib/whenIdle';

/**
 * Keeps prefetching (specification, section 7) out of the first view: Docusaurus prefetches each link
 * that is in view as soon as it runs, and on a slow phone those scripts compete with the page's own.
 * What was asked for meanwhile is fetched when the page has been quiet, and the next page with it.
 * Docusaurus itself asks for nothing on slow 2g or with data saver.
 * Test: tests/browser/prefetch.spec.ts
 */

/** Time after the load event, in milliseconds. */
const QUIET_MS = 1500;
const NEXT_PAGE = '.pagination-nav__link--next';

interface Docusaurus {
  prefetch: (path: string) => unknown;
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
    // Each on its own: all at once they would hold a slow phone for a tenth of a second.
    new Set([...waiting, ...(next ? [next.pathname] : [])]).forEach((path) => {
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
