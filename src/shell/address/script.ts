/**
 * Mends an address that a host answered with a page though none has it: double slashes, capitals, encoded
 * slashes, broken percent signs, and spaces behind it, as mails and chats leave them. React Router would find
 * another page for it than the one in the document, or fail to decode it.
 * Test: tests/browser/shell/address.spec.ts
 */
export function mendAddress(base: string): void {
  const {pathname, search, hash} = location;
  try {
    decodeURI(decodeURI(pathname)); // by the router, and once more on the way back
  } catch {
    history.replaceState(history.state, '', pathname.replace(/%/g, '%2525') + search + hash);
    return;
  }
  const trimmed = pathname.replace(/(?:%20|%0[9ad]|%c2%a0|%e2%80%8b)+(?=\/?$)/i, '');
  const mended = trimmed.replace(/(?:\/|%2f)+/gi, '/').toLowerCase();
  if (mended !== pathname && mended.startsWith(base)) location.replace(mended + search + hash);
}
