import type {WorkboxPlugin} from 'workbox-core/types';
import type {PrecacheEntry} from 'workbox-precaching/_types';

/** What a page must contain to be one: the element that React takes over. */
const PAGE_MARK = /id="?__docusaurus/;

/**
 * Looks at each saved file before its first use: one that is missing, cut off or another's is fetched
 * and saved anew; without a network it counts as missing, so that no broken script runs.
 *
 * @param files what should be saved
 */
export function intactFiles(files: readonly PrecacheEntry[]): WorkboxPlugin {
  const integrities = new Map(files.map(({url, integrity}) => [url, integrity]));
  const seen = new Set<string>();

  return {
    async cachedResponseWillBeUsed({cacheName, request, cachedResponse, event}) {
      const url = new URL(request.url);
      if (seen.has(url.href) && cachedResponse) return cachedResponse;
      const integrity = integrities.get(url.pathname);
      if (cachedResponse && (await isIntact(cachedResponse.clone(), integrity))) {
        seen.add(url.href);
        return cachedResponse;
      }
      if (event?.type === 'install') return undefined; // it is about to be fetched
      return refetch(url, integrity, cacheName, request);
    },
  };
}

async function isIntact(response: Response, integrity: string | undefined): Promise<boolean> {
  if (!integrity) return PAGE_MARK.test(await response.text());
  const digest = new Uint8Array(
    await crypto.subtle.digest('SHA-256', await response.arrayBuffer()),
  );
  return integrity === `sha256-${btoa(String.fromCharCode(...digest))}`;
}

/** @returns the host's file, now saved, or `undefined` when it can't be had */
async function refetch(
  {origin, pathname}: URL,
  integrity: string | undefined,
  cacheName: string,
  savedAs: Request,
): Promise<Response | undefined> {
  try {
    const fresh = await fetch(origin + pathname, {cache: 'reload', integrity: integrity ?? ''});
    if (!fresh.ok) return undefined;
    const cache = await caches.open(cacheName);
    await cache.put(savedAs, fresh.clone());
    return fresh;
  } catch {
    return undefined;
  }
}
