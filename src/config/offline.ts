import {SITE} from './site';
import type {Environment} from './services';

/** Address of the service worker. It must not change: browsers look there for the next one. */
export const WORKER_URL = `${SITE.baseUrl}sw.js`;

/** Key in local storage; `off` means that this browser's reader wants nothing saved. */
export const OFFLINE_KEY = 'sp.offline';

/**
 * Whether the build keeps the help on readers' devices.
 *
 * @param env environment variables
 * @throws Error when SERVICE_WORKER is neither on, off nor unset
 */
export function readOffline(env: Environment): boolean {
  const value = env.SERVICE_WORKER?.trim() || 'on';
  if (value !== 'on' && value !== 'off') {
    throw new Error(
      `SERVICE_WORKER is "${value}": set it to off to build without offline help and to take it from readers who have it, or unset it.`,
    );
  }
  return value === 'on';
}
