/**
 * The worker of a build without offline help (SERVICE_WORKER=off): frees readers who have an earlier
 * one. Browsers fetch it in place of that one, and it takes itself and everything saved away.
 * Tests: tests/browser/offline, tests/unit/offline/saving.test.ts
 */
import {deleteSaved} from '../saved';

declare const self: ServiceWorkerGlobalScope;

self.addEventListener('install', () => void self.skipWaiting());

self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([deleteSaved(), self.registration.unregister()]));
});
