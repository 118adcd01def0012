interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whether the reader is on data saver or 2g, where nothing is fetched ahead. */
export function isSparing(): boolean {
  const {connection} = navigator as Navigator & {connection?: Connection};
  return connection?.saveData === true || /2g$/.test(connection?.effectiveType ?? '');
}

function idle(): Promise<void> {
  return new Promise((resolve) => {
    // Neither Safari nor Node has it; a task of its own comes near.
    if (typeof requestIdleCallback === 'undefined') setTimeout(resolve, 0);
    else requestIdleCallback(() => resolve());
  });
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
  const run = async (): Promise<void> => {
    await idle();
    if (!cancelled) task();
  };
  const wait = (): void => void setTimeout(() => void run(), delay);
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, {once: true});
  return () => {
    cancelled = true;
  };
}
