/** Acts when the time of what is handed over has come. */
export interface Timers {
  /** @param time in seconds of the clock; what is due now is done at once */
  readonly at: (time: number, act: () => void) => void;
  /** Forgets all that is still to be done. */
  readonly clear: () => void;
}

/** What is due sooner than this is done at once; in seconds. */
const AT_ONCE = 0.005;

/** @param now the clock, in seconds */
export function createTimers(now: () => number): Timers {
  const timers = new Set<ReturnType<typeof setTimeout>>();
  return {
    at(time, act) {
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
    clear() {
      for (const timer of timers) clearTimeout(timer);
      timers.clear();
    },
  };
}
