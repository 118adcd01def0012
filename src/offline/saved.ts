import {SITE} from '../config/site';

/** What a page asks the worker for, once a visit: to save what is no longer there. */
export const SAVE_MISSING = 'SAVE_MISSING';

/** Deletes what this site's worker has saved; other sites of the host have caches of their own. */
export async function deleteSaved(): Promise<void> {
  const ours = location.origin + SITE.baseUrl; // the worker's scope
  const names = (await caches.keys()).filter(
    (name) => name.startsWith('workbox-precache') && name.endsWith(ours),
  );
  await Promise.all(names.map((name) => caches.delete(name)));
}
