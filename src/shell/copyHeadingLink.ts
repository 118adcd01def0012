/**
 * A click on a heading's # copies the address it leads to, and says so. The link goes on working as
 * a link, so without scripts or clipboard nothing is lost.
 * Test: tests/browser/shell/readingAids.spec.ts
 */
document.addEventListener('click', (event) => {
  const link =
    event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a.hash-link');
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  void copyAddress(link.href);
});

async function copyAddress(address: string): Promise<void> {
  const copied = navigator.clipboard?.writeText(address); // at once: Safari refuses later writes
  const {announce} = await import(/* webpackChunkName: "announce" */ '../lib/announce');
  try {
    if (!copied) throw new Error('This page may not use the clipboard.');
    await copied;
    announce('Link copied', {shown: true});
  } catch {
    announce('Not copied: take the link from the address bar', {shown: true});
  }
}
