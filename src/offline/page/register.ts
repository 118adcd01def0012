import {createStorageSlot} from '@docusaurus/theme-common';
import {Workbox} from 'workbox-window/build/workbox-window.prod.mjs';
import {OFFLINE_KEY} from '../settings';
import {showNotice} from './notice';

/**
 * Registers the service worker, unless this browser's reader has turned it off, and tells the reader
 * when a new version of the help waits.
 *
 * @param worker address of the worker
 * @param wanted whether the reader asks for it now
 */
export async function register(worker: string, wanted: boolean): Promise<void> {
  const choice = createStorageSlot(OFFLINE_KEY);
  if (wanted) choice.del();
  if (choice.get() === 'off') return;

  const workbox = new Workbox(worker);
  workbox.addEventListener('waiting', () => {
    showNotice('A new version of the help is ready.', {
      label: 'Reload',
      run: () => {
        workbox.addEventListener('controlling', () => window.location.reload());
        workbox.messageSkipWaiting();
      },
    });
  });
  try {
    await workbox.register({immediate: true});
  } catch {
    // Blocked by the browser's settings, or no network just now: the help works without.
  }
}
