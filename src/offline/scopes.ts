import {SITE} from '../config/site';

/** What the worker answers for. */
export const NARROW = SITE.baseUrl;
/** The base path without its slash is an address too; a host must allow the worker to answer for it. */
export const WIDE = NARROW.slice(0, -1);

/** What a page asks the worker for, once a visit: to save what is no longer there. */
export const SAVE_MISSING = 'SAVE_MISSING';

/** Deletes what this site's workers have saved for such scopes; other sites of the host have caches of their own. */
export async function deleteSaved(...scopes: readonly string[]): Promise<void> {
  const names = (await caches.keys()).filter(
    (name) =>
      name.startsWith('workbox-precache') &&
      scopes.some((scope) => name.endsWith(location.origin + scope)),
  );
  await Promise.all(names.map((name) => caches.delete(name)));
}
