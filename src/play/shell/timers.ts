/** What is due sooner than this is done at once; in seconds. */
const AT_ONCE = 0.005;

/** Acts when the time of what is handed over has come, by a clock in seconds. */
export function createTimers(now: () => number) {
  const timers = new Set<ReturnType<typeof setTimeout>>();
  return {
    at(time: number, act: () => void): void {
      const wait = time - now();
      if (wait <= AT_ONCE) {
        act();
        return;
      }
      const timer = setTimeout(() => {
        timers.delete(timer);
        act();
      }, 1000 * wait);
      timers.add(timer);
    },
    clear(): void {
      for (const timer of timers) clearTimeout(timer);
      timers.clear();
    },
  };
}
