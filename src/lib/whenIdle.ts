interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whether the reader is on data saver or 2g, where nothing is fetched ahead. */
export function isSparing(): boolean {
  const {connection} = navigator as Navigator & {connection?: Connection};
  return connection?.saveData === true || /2g$/.test(connection?.effectiveType ?? '');
}

/**
 * Runs a task once the page has loaded and the browser has nothing else to do.
 *
 * @param task run at most once
 * @param delay milliseconds to let pass after the load event first
 * @returns takes the task back if it has not run yet
 */
export function whenIdle(task: () => void, delay = 0): () => void {
  let cancelled = false;
  const run = (): void => {
    if (!cancelled) task();
  };
  const idle = (): void => {
    // Neither Safari nor Node has it; a task of its own comes near.
    if (typeof requestIdleCallback === 'undefined') setTimeout(run);
    else requestIdleCallback(run);
  };
  const wait = (): void => void setTimeout(idle, delay);
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, {once: true});
  return () => {
    cancelled = true;
  };
}
