/**
 * The worker of a build without offline help (SERVICE_WORKER=off): frees readers who have an earlier
 * one. Browsers fetch it in place of that one, and it takes itself and everything saved away.
 * Test: tests/browser/offline
 */
declare const self: ServiceWorkerGlobalScope;

self.addEventListener('install', () => void self.skipWaiting());

self.addEventListener('activate', (event) => {
  event.waitUntil(
    Promise.all([
      caches.keys().then((names) => Promise.all(names.map((name) => caches.delete(name)))),
      self.registration.unregister(),
    ]),
  );
});
export {}; // a module, so that its names are its own
