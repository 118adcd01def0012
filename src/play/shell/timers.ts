interface Due {
  readonly time: number;
  readonly act: () => void;
}

/** What is due sooner than this is done at once; in seconds. */
const AT_ONCE = 0.005;

/** Acts when the time of what is handed over has come, by a clock in seconds. */
export function createTimers(now: () => number) {
  let waiting: readonly Due[] = [];

  /** In order of time: in a page that hung, what is handed over now may be later than what still waits. */
  function actUntil(until: number): void {
    const due = waiting
      .filter(({time}) => time <= until)
      .sort((one, other) => one.time - other.time);
    waiting = waiting.filter(({time}) => time > until);
    for (const {act} of due) act();
  }

  return {
    at(time: number, act: () => void): void {
      waiting = [...waiting, {time, act}];
      const wait = time - now();
      if (wait <= AT_ONCE) actUntil(time);
      else setTimeout(actUntil, 1000 * wait, time);
    },
    /** Does what is due by a time, and forgets what comes later. */
    clear(by: number): void {
      actUntil(by);
      waiting = [];
    },
  };
}
