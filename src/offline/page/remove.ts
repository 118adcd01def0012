import {createStorageSlot} from '@docusaurus/theme-common';
import {OFFLINE_KEY, WORKER_URL} from '../settings';
import {showNotice} from './notice';

/** Takes the service worker and everything it saved off this browser, and keeps it off. */
export async function removeOffline(): Promise<void> {
  createStorageSlot(OFFLINE_KEY).set('off');
  const registrations = await navigator.serviceWorker.getRegistrations();
  const ours = registrations.filter(({active, waiting, installing}) =>
    [active, waiting, installing].some((worker) => worker?.scriptURL.endsWith(WORKER_URL)),
  );
  if (ours.length > 0) {
    // A worker goes on for the page it is in charge of, and would save again: load the page without.
    await Promise.all(ours.map((registration) => registration.unregister()));
    window.location.reload();
    return;
  }
  const names = (await caches.keys()).filter((name) => name.startsWith('workbox-precache'));
  await Promise.all(names.map((name) => caches.delete(name)));
  showNotice('The help saved in this browser is removed.', 'Save it again', () =>
    window.location.assign('?sw=on'),
  );
}
