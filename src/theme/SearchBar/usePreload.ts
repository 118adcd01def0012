import {useEffect} from 'react';
import {isSparing, whenIdle} from '@site/src/lib/whenIdle';

/**
 * Loads what the search needs when the page has loaded and the browser is idle, so that the shortcut
 * finds it ready. Readers on data saver or 2g load it only when they go for the search.
 *
 * @param prepare starts loading; does nothing more when called again
 */
export function usePreload(prepare: () => void): void {
  useEffect(() => (isSparing() ? undefined : whenIdle(prepare)), [prepare]);
}
