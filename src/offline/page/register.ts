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

  // The base path without its slash is an address too; a host must allow the worker to answer for it.
  const folder = new URL('.', new URL(worker, window.location.href)).pathname;
  const isWide = await registerFor(worker, folder.slice(0, -1));
  if (!isWide) await registerFor(worker, folder);
}

/** @returns whether the browser took it */
async function registerFor(worker: string, scope: string): Promise<boolean> {
  const workbox = new Workbox(worker, {scope});
  workbox.addEventListener('waiting', () => {
    showNotice('A new version of the help is ready.', 'Reload', () => {
      workbox.addEventListener('controlling', () => window.location.reload());
      workbox.messageSkipWaiting();
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
