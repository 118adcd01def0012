/** What is due sooner than this is done at once; in seconds. */
const AT_ONCE = 0.005;

/** Acts when the time of what is handed over has come, by a clock in seconds. */
export function createTimers(now: () => number) {
  const waiting = new Map<ReturnType<typeof setTimeout>, {time: number; act: () => void}>();
  return {
    at(time: number, act: () => void): void {
      const wait = time - now();
      if (wait <= AT_ONCE) {
        act();
        return;
      }
      const timer = setTimeout(() => {
        waiting.delete(timer);
        act();
      }, 1000 * wait);
      waiting.set(timer, {time, act});
    },
    /** Does what is due by a time, and forgets what comes later. */
    clear(by: number): void {
      for (const [timer, {time, act}] of waiting) {
        clearTimeout(timer);
        if (time <= by) act();
      }
      waiting.clear();
    },
  };
}
