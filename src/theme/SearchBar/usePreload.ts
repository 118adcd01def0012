import {useEffect} from 'react';

interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/**
 * Loads what the search needs when the page has loaded and the browser is idle, so that the shortcut
 * finds it ready. Readers on data saver or 2g load it only when they go for the search.
 *
 * @param prepare starts loading; does nothing more when called again
 */
export function usePreload(prepare: () => void): void {
  useEffect(() => {
    if (isSparing()) return undefined;
    let cancel = (): void => undefined;
    const whenLoaded = (): void => {
      cancel = whenIdle(prepare);
    };
    if (document.readyState === 'complete') whenLoaded();
    else window.addEventListener('load', whenLoaded, {once: true});
    return () => {
      window.removeEventListener('load', whenLoaded);
      cancel();
    };
  }, [prepare]);
}

function isSparing(): boolean {
  const {connection} = navigator as Navigator & {connection?: Connection};
  return connection?.saveData === true || /2g$/.test(connection?.effectiveType ?? '');
}

/** Safari has no requestIdleCallback; a task of its own comes near. */
function whenIdle(task: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const handle = requestIdleCallback(task);
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(task);
  return () => clearTimeout(timer);
}
