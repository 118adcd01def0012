import {SITE} from '../../config/site';

/** @returns inline script, for the page's head, before any other */
export function addressScript(): string {
  return `(${mendAddress.toString()})(${JSON.stringify(SITE.baseUrl)})`;
}

/**
 * Mends an address that a host answered with a page though none has it: double slashes, capitals, broken
 * percent signs. React Router would find another page for it than the one in the document, or fail to
 * decode it.
 * Test: tests/browser/shell/address.spec.ts
 *
 * Runs in the browser, on its own: nothing from outside may be used here.
 */
function mendAddress(base: string): void {
  const {pathname, search, hash} = location;
  try {
    decodeURI(pathname);
  } catch {
    history.replaceState(history.state, '', pathname.replace(/%/g, '%25') + search + hash);
    return;
  }
  const mended = pathname.replace(/\/{2,}/g, '/').toLowerCase();
  if (mended !== pathname && mended.startsWith(base)) location.replace(mended + search + hash);
}
