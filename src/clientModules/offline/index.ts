import type {ClientModule} from '@docusaurus/types';

/**
 * Saves the help on the reader's device, when nothing else is going on: some seconds after the load
 * event, in idle time, never with data saver or on slow 2g (the rule of prefetching, specification,
 * section 7). `?sw=off` in an address takes it away again, for good; `?sw=on` brings it back.
 * Test: tests/browser/offline.spec.ts
 */

/** Time after the load event, in milliseconds: past the prefetching of the next pages. */
const QUIET_MS = 6000;

interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

function isSaving(): boolean {
  const {connection} = navigator as {connection?: Connection};
  return Boolean(connection?.saveData) || /2g/.test(connection?.effectiveType ?? '');
}

function whenQuiet(run: () => void): void {
  const wait = (): void => {
    setTimeout(() => {
      if ('requestIdleCallback' in window) requestIdleCallback(run);
      else run();
    }, QUIET_MS);
  };
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, {once: true});
}

const offline: ClientModule = {
  onRouteDidUpdate({location, previousLocation}) {
    if (previousLocation) return; // once a visit
    whenQuiet(() => {
      void import('./stayOnPage').then(({stayOnPageOffline}) => stayOnPageOffline());
    });
    if (!('serviceWorker' in navigator)) return;
    const wish = new URLSearchParams(location.search).get('sw');
    if (wish === 'off') {
      void import('./remove').then(({removeOffline}) => removeOffline());
      return;
    }
    const worker = document.querySelector<HTMLMetaElement>('meta[name="service-worker"]')?.content;
    if (!worker || isSaving()) return;
    whenQuiet(() => {
      void import('./register').then(({register}) => register(worker, wish === 'on'));
    });
  },
};

export default offline;
