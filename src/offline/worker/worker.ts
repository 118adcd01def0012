/**
 * The service worker: keeps every page, picture and the search on the device, so that the help is
 * there without a network. Workbox's precache does the saving; addresses are answered by the rules of
 * hosting/, as on the host. A new version waits until the reader asks for it or has closed the help.
 * Test: tests/browser/offline
 */
import {PrecacheController} from 'workbox-precaching/PrecacheController';
import {resolveRequest} from '../../../hosting/resolveRequest';
import {routeOfBuiltFile} from '../../lib/pageAddress';
import {intactFiles} from './intactFiles';
import {offlinePage} from './offlinePage';

declare const self: ServiceWorkerGlobalScope;

const precache = new PrecacheController({
  plugins: [
    {
      // Readers' own requests come first.
      requestWillFetch: ({request}) => Promise.resolve(new Request(request, {priority: 'low'})),
      // Hosts send the not-found page with its status, 404.
      cacheWillUpdate: ({request, response}) =>
        Promise.resolve(
          response.ok || new URL(request.url).pathname === BASE_URL + NOT_FOUND_PAGE
            ? response
            : null,
        ),
    },
    intactFiles(SAVED_FILES),
  ],
});
precache.addToCacheList(SAVED_FILES);

self.addEventListener('install', (event) => {
  const {connection} = self.navigator as {connection?: {saveData?: boolean}};
  if (connection?.saveData) {
    event.waitUntil(Promise.reject(new Error('Data saver is on: the help is not saved.')));
    return;
  }
  void precache.install(event);
});

self.addEventListener('activate', (event) => {
  void precache.activate(event);
  // The page of the first visit too: its next pages are then there without a network.
  event.waitUntil(self.clients.claim());
});

self.addEventListener('message', ({data}) => {
  // What workbox-window sends when the reader wants the new version.
  if ((data as {type?: string} | undefined)?.type === 'SKIP_WAITING') void self.skipWaiting();
});

self.addEventListener('fetch', (event) => {
  const {method, mode, url} = event.request;
  const {origin, pathname} = new URL(url);
  if (method !== 'GET' || origin !== location.origin) return;
  // The scope has no slash at its end, so that other sites' paths may begin like this one's.
  if (!`${pathname}/`.startsWith(BASE_URL)) return;
  if (mode === 'navigate') {
    event.respondWith(answerNavigation(event));
  } else if (addressOf(pathname) !== undefined) {
    event.respondWith(answerSaved(event, pathname));
  }
});

/** A page: the saved one, another address, or what the host says; without a host, a note. */
async function answerNavigation(event: FetchEvent): Promise<Response> {
  const {pathname, search} = new URL(event.request.url);
  const answer = resolveRequest(decoded(pathname), BASE_URL, (file) =>
    addressOf(BASE_URL + routeOfBuiltFile(file)) ? 'file' : undefined,
  );
  if ('location' in answer) {
    return Response.redirect(answer.location + search, answer.status);
  }
  try {
    return await (answer.status === 200 ? answerSaved(event, pathname) : fetch(event.request));
  } catch {
    return offlinePage(BASE_URL);
  }
}

function answerSaved(event: FetchEvent, pathname: string): Promise<Response> {
  const request = new Request(location.origin + pathname);
  return precache.strategy.handle({event, request, params: {cacheKey: addressOf(pathname)}});
}

/** @returns where a path of the host is saved, if it is */
function addressOf(pathname: string): string | undefined {
  return precache.getCacheKeyForURL(location.origin + pathname);
}

function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname; // no page has such an address
  }
}
