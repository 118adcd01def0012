import type {ClientModule} from '@docusaurus/types';

/**
 * Brings the heading that an address names into view once more. Docusaurus does so before the root has the
 * new page's class, which comes with the next frame: from a landing page, whose lists are laid out as
 * cards, readers ended up screens below the heading.
 * Test: tests/browser/search/dialog.spec.ts, tests/browser/shell/docPage.spec.ts
 */
const showHeading: ClientModule = {
  onRouteDidUpdate({location: {hash, pathname}, previousLocation}) {
    if (hash === '' || !previousLocation || pathname === previousLocation.pathname) return;
    requestAnimationFrame(() => document.getElementById(idOf(hash))?.scrollIntoView());
  },
};

function idOf(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1); // no heading has such an id
  }
}

export default showHeading;
