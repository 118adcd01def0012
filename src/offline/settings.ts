import {SITE} from '../config/site';

/** Address of the service worker. It must not change: browsers look there for the next one. */
export const WORKER_URL = `${SITE.baseUrl}sw.js`;

/** Key in local storage; `off` means that this browser's reader wants nothing saved. */
export const OFFLINE_KEY = 'sp.offline';
