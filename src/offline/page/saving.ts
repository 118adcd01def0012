import {createStorageSlot} from '@docusaurus/theme-common';
import {Workbox} from 'workbox-window/build/workbox-window.prod.mjs';
import {WORKER_URL} from '../headTags';
import {deleteSaved, SAVE_MISSING} from '../saved';
import {showNotice} from './notice';

/** By then the new version has taken over. */
const TAKES_OVER_MS = 3000;

/** In local storage; `off` means that this browser's reader wants nothing saved. */
const choice = createStorageSlot('sp.offline');

/** From now on this browser's reader wants the help saved. */
export function allow(): void {
  choice.del();
  forgetOrder();
}

/** Nobody is to pass the order of an address on, or to keep it as a bookmark. */
function forgetOrder(): void {
  const address = new URL(location.href);
  address.searchParams.delete('sw');
  history.replaceState(history.state, '', address);
}

/**
 * Registers the service worker, unless this browser's reader has turned it off, and tells the reader
 * when a new version of the help waits. Without network, or where the browser's settings block it, the help works without it.
 */
export async function register(): Promise<void> {
  if (choice.get() === 'off') return;
  const workbox = new Workbox(WORKER_URL);
  workbox.addEventListener('waiting', () => {
    showNotice('A new version of the help is ready.', 'Reload', () => {
      const reload = (): void => window.location.reload();
      workbox.addEventListener('controlling', reload);
      workbox.messageSkipWaiting();
      setTimeout(reload, TAKES_OVER_MS); // another tab may have let it take over before
    });
  });
  const registration = await workbox.register({immediate: true}).catch(() => undefined);
  registration?.active?.postMessage({type: SAVE_MISSING});
}

async function ourRegistrations(): Promise<ServiceWorkerRegistration[]> {
  const {href} = new URL(WORKER_URL, location.href);
  const registrations = await navigator.serviceWorker.getRegistrations();
  return registrations.filter(({active, waiting, installing}) =>
    [active, waiting, installing].some((worker) => worker?.scriptURL === href),
  );
}

/** Takes the service worker and everything it saved off this browser, and keeps it off. */
export async function removeOffline(): Promise<void> {
  choice.set('off');
  // A browser that refuses to tell, or has no workers, has saved nothing.
  const ours = await ourRegistrations().catch(() => []);
  if (ours.length > 0) {
    // A worker goes on for the page it is in charge of, and would save again: load the page without.
    await Promise.all(ours.map((registration) => registration.unregister()));
    window.location.reload();
    return;
  }
  await deleteSaved().catch(() => undefined);
  forgetOrder();
  showNotice('The help saved in this browser is removed.', 'Save it again', () => {
    allow();
    window.location.reload();
  });
}
