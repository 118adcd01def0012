// Docusaurus' own, which `window.docusaurus.preload` wraps: that one asks only once for each page.
import preload from '@docusaurus/core/lib/client/preload';
import {announce} from '../../lib/announce';

/**
 * Keeps readers on the page they have when the next one can't be loaded: without a network Docusaurus
 * would reload, and the browser's own error page would take the help away.
 * Where the service worker is in charge every page is there, and nothing is done.
 */
export function stayOnPageOffline(): void {
  document.addEventListener('click', (event) => void followLink(event), {capture: true});
}

const loaded = new WeakSet<HTMLAnchorElement>();

async function followLink(event: MouseEvent): Promise<void> {
  if (navigator.onLine || navigator.serviceWorker?.controller) return;
  const link =
    event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[href]');
  if (!link || link.origin !== location.origin || loaded.has(link)) return;
  if (link.pathname === location.pathname) return; // a heading of this page
  event.preventDefault();
  event.stopPropagation();
  try {
    await preload(link.pathname);
    loaded.add(link);
    link.click();
  } catch {
    announce('No network: that page can’t be loaded now. This one stays.', {shown: true});
  }
}
