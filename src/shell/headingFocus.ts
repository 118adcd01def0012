import type {ClientModule} from '@docusaurus/types';
import {announceOnDemand} from '../lib/announceOnDemand';
import {decodePart} from '../lib/decode';
import {isComingBack} from '../lib/keepPlace';

/**
 * From a heading that the router leads to, Tab and screen readers go on from there, as browsers have it for
 * their own links; the router leaves the focus where it was, which may be gone. What it does for pages without a
 * hash is Docusaurus' own; their title is told after it, which screen readers read by themselves at a load alone.
 * Tests: tests/browser/search/dialog.spec.ts, tests/browser/shell/readingAids.spec.ts
 */
export const headingFocus: ClientModule = {
  onRouteDidUpdate({location, previousLocation}) {
    const {pathname, search, hash} = location;
    if (!previousLocation) return;
    if (!hash && previousLocation.pathname !== pathname) {
      const title = document.querySelector('h1')?.textContent ?? '';
      void announceOnDemand(title, {shown: false});
    }
    if (!hash || isComingBack()) return;
    // Another query, such as of an open tab, leads nowhere else.
    const isHere = previousLocation.pathname === pathname && previousLocation.hash === hash;
    if (isHere && previousLocation.search !== search) return;
    const target = document.getElementById(decodePart(hash.slice(1)));
    if (!target || target.contains(document.activeElement)) return;
    if (!target.hasAttribute('tabindex')) {
      target.tabIndex = -1;
      // Not at once: that takes the focus away before a screen reader hears of it.
      target.addEventListener('blur', () => target.removeAttribute('tabindex'), {once: true});
    }
    target.focus({preventScroll: true});
  },
};
