import {useEffect} from 'react';
import {isSparing, whenIdle} from '../../lib/whenIdle';

/**
 * Time after the load event, in milliseconds: past the prefetching of the next pages, which more
 * readers want, and past the first seconds, in which a slow phone has enough to do.
 */
export const QUIET_MS = 3500;

/**
 * Loads what the search needs when the page has been quiet for a while, so that the shortcut finds it
 * ready; not for readers on data saver or 2g.
 *
 * @param prepare starts loading; does nothing more when called again
 */
export function usePreload(prepare: () => void): void {
  useEffect(() => (isSparing() ? undefined : whenIdle(prepare, QUIET_MS)), [prepare]);
}
