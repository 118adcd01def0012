/**
 * Mends an address that a host answered with a page though none has it: double slashes, capitals, broken percent
 * signs, slashes, query and hash that were encoded with the path, spaces and unseen signs behind it, as mails, chats
 * and forms leave them, and a file's name, which some hosts keep. React Router would find another page for it than the
 * one in the document, or fail to decode it.
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
  const signs = /%(?:2[36f]|3[df])/gi; // # & / = ?
  const meant = new URL(location.origin + pathname.replace(signs, decodeURIComponent));
  const trimmed = meant.pathname.replace(/(?:%[\da-f]{2})+(?=\/?$)/i, (end) =>
    encodeURIComponent(decodeURIComponent(end).replace(/[\s\p{Cf}]+$/u, '')),
  );
  const named = trimmed.replace(/\/+/g, '/').toLowerCase();
  const mended = named.replace(/(?:\/index)?\.html\/?$/, '/');
  if (mended !== pathname && mended.startsWith(base))
    location.replace(mended + (meant.search || search) + (meant.hash || hash));
}
