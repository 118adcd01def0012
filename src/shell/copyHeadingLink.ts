import {copyWords} from '../lib/copyWords';

/**
 * A click on a heading's # copies the address it leads to, without what a mail or `?sw=off` has put behind the
 * page's. The link goes on working as a link, so without
 * scripts or clipboard nothing is lost. Test: tests/browser/shell/readingAids.spec.ts
 */
document.addEventListener('click', (event) => {
  const link =
    event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a.hash-link');
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  const address = location.origin + location.pathname + link.hash;
  void copyWords(address, 'Link copied', 'Not copied: take the link from the address bar');
});
