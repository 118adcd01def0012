/**
 * The service worker: keeps every page, picture and the search on the device, so that the help is
 * there without a network. Workbox's precache does the saving; addresses are answered by the rules of
 * hosting/, as on the host. A new version waits until the reader asks for it or has closed the help.
 * Test: tests/browser/offline
 */
import {PrecacheController} from 'workbox-precaching/PrecacheController';
import type {PrecacheEntry} from 'workbox-precaching/_types';
import {createPartialResponse} from 'workbox-range-requests/createPartialResponse';
import {resolveRequest, type Answer} from '../../../hosting/resolveRequest';
import {SITE} from '../../config/site';
import {decodePart} from '../../lib/decode';
import {routeOfBuiltFile} from '../../lib/pageAddress';
import {SAVE_MISSING} from '../saved';
import {packing} from './packing';

declare const self: ServiceWorkerGlobalScope;
/** Every file that is kept on the device, put in by ../writeWorker.ts. */
declare const SAVED_FILES: PrecacheEntry[];

/** A page must have the element that React takes over, or it is a login page; and scripts of this release. */
const PAGE_MARK = /id="?__docusaurus/;
const SCRIPTS = new RegExp(`${SITE.baseUrl}assets/js/[^"' >]+\\.js`, 'g');

/** Spaces and unseen signs behind a path; a query or a hash that was encoded with it. */
const LEFT_BEHIND = /[\s\p{Cf}]+(?=\/?$)|[?#].*/gsu;

const precache = new PrecacheController({
  plugins: [
    {
      // Readers' own requests come first.
      requestWillFetch: ({request}) => Promise.resolve(new Request(request, {priority: 'low'})),
      // Browsers compare all but pages with their `integrity`.
      async cacheWillUpdate({request, response}) {
        const isOurs = request.integrity || isPage(await response.clone().text());
        return response.ok && isOurs ? response : null;
      },
    },
    packing, // of what is ours
  ],
});
precache.addToCacheList(SAVED_FILES);

/** A host that keeps pages for minutes sends old ones after a release; saved, they would stay. */
function isPage(html: string): boolean {
  const scripts = html.match(SCRIPTS) ?? [];
  return PAGE_MARK.test(html) && scripts.every((script) => addressOf(script) !== undefined);
}

self.addEventListener('install', (event) => {
  const {connection} = self.navigator as {connection?: {saveData?: boolean}};
  // Help that is saved already is kept up to date, or its reader would never get a new release.
  if (connection?.saveData && !self.registration.active) {
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

self.addEventListener('message', (event) => {
  const {type} = (event.data ?? {}) as {type?: string};
  // What workbox-window sends when the reader wants the new version.
  if (type === 'SKIP_WAITING') void self.skipWaiting();
  if (type === SAVE_MISSING) event.waitUntil(saveMissing(event).catch(() => undefined));
});

/** Fetches what a cleaning tool or a fault of the disk has taken; else Workbox believes that it is there. */
async function saveMissing(event: ExtendableEvent): Promise<void> {
  const saved = await (await caches.open(precache.strategy.cacheName)).keys();
  const kept = new Set(saved.map(({url}) => url));
  if ([...precache.getURLsToCacheKeys().values()].every((key) => kept.has(key))) return;
  // Workbox fetches what is missing in an event of this type.
  const waitUntil = (task: Promise<unknown>): void => event.waitUntil(task);
  await precache.install({type: 'install', waitUntil} as ExtendableEvent);
}

self.addEventListener('fetch', (event) => {
  const {method, mode, url} = event.request;
  const {origin, pathname} = new URL(url);
  if (method !== 'GET' || origin !== location.origin) return;
  if (!pathname.startsWith(SITE.baseUrl)) return; // of another site of the host
  if (mode === 'navigate') event.respondWith(answerNavigation(event));
  else if (addressOf(pathname)) event.respondWith(answerSaved(event, pathname));
});

/** A page: the saved one, another address, or what the host says; without a host, a note. */
async function answerNavigation(event: FetchEvent): Promise<Response> {
  const {pathname, search} = new URL(event.request.url);
  const path = decodePart(pathname);
  const exact = resolve(path);
  // With a network the not-found page leads on (src/shell/address), as the page itself does.
  const answer =
    exact.status === 404 ? resolve(path.toLowerCase().replace(LEFT_BEHIND, '')) : exact;
  if ('location' in answer) return Response.redirect(answer.location + search, answer.status);
  try {
    return await (answer.status === 200
      ? answerSaved(event, SITE.baseUrl + routeOfBuiltFile(answer.file))
      : fetch(event.request));
  } catch {
    return offlinePage();
  }
}

const resolve = (path: string): Answer =>
  resolveRequest(path, SITE.baseUrl, (file) =>
    addressOf(SITE.baseUrl + routeOfBuiltFile(file)) ? 'file' : undefined,
  );

async function answerSaved(event: FetchEvent, pathname: string): Promise<Response> {
  const request = new Request(location.origin + pathname);
  const params = {cacheKey: addressOf(pathname)};
  const saved = precache.strategy.handle({event, request, params});
  // Where the browser can't read what it keeps, the network may be there.
  const whole = await saved.catch(() => fetch(event.request));
  // Of sound and film browsers ask for parts, and Safari plays nothing that answers with the whole.
  return event.request.headers.has('range') ? createPartialResponse(event.request, whole) : whole;
}

/** @returns where a path of the host is saved, if it is */
function addressOf(pathname: string): string | undefined {
  return precache.getCacheKeyForURL(location.origin + pathname);
}

/**
 * What a reader sees at an address that is not saved, without a network. It is made of nothing but its
 * own text: the page might be a new one, so the not-found page could be wrong.
 */
function offlinePage(): Response {
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>No network</title></head><body><main><h1>No network</h1><p>This page is not saved on this device. Try again when you are connected.</p><p><a href="${SITE.baseUrl}">Open the saved help</a></p></main></body></html>`;
  return new Response(html, {
    status: 503,
    headers: {'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store'},
  });
}
