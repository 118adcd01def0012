import type {PrecacheEntry} from 'workbox-precaching/_types';

/** Put in by ../writeWorker.ts. */
declare global {
  /** Every file that is kept on the device, by its address on the host (../savedFiles.ts). */
  const SAVED_FILES: PrecacheEntry[];
  /** The site's base path, with slashes at both ends. */
  const BASE_URL: string;
  /** Path of the not-found page's file below the base path. */
  const NOT_FOUND_PAGE: string;
}
