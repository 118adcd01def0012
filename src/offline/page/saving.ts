import {createStorageSlot} from '@docusaurus/theme-common';
import {Workbox} from 'workbox-window/build/workbox-window.prod.mjs';
import {SITE} from '../../config/site';
import {WORKER_URL} from '../headTags';
import {showNotice} from './notice';

/** By then the new version has taken over. */
const TAKES_OVER_MS = 3000;

/** In local storage; `off` means that this browser's reader wants nothing saved. */
const choice = createStorageSlot('sp.offline');

/**
 * Registers the service worker, unless this browser's reader has turned it off, and tells the reader
 * when a new version of the help waits.
 *
 * @param wanted whether the reader asks for it now
 */
export async function register(wanted: boolean): Promise<void> {
  if (wanted) choice.del();
  if (choice.get() === 'off') return;

  // The base path without its slash is an address too; a host must allow the worker to answer for it.
  const isWide = await registerFor(SITE.baseUrl.slice(0, -1));
  if (!isWide) await registerFor(SITE.baseUrl);
}

/** @returns whether the browser took it */
async function registerFor(scope: string): Promise<boolean> {
  const workbox = new Workbox(WORKER_URL, {scope});
  workbox.addEventListener('waiting', () => {
    showNotice('A new version of the help is ready.', 'Reload', () => {
      const reload = (): void => window.location.reload();
      workbox.addEventListener('controlling', reload);
      workbox.messageSkipWaiting();
      setTimeout(reload, TAKES_OVER_MS); // another tab may have let it take over before
    });
  });
  try {
    await workbox.register({immediate: true});
    return true;
  } catch {
    // Not allowed, blocked by the browser's settings, or no network: the help works without.
    return false;
  }
}

/** Takes the service worker and everything it saved off this browser, and keeps it off. */
export async function removeOffline(): Promise<void> {
  choice.set('off');
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
