/** How far ahead events are handed over, in seconds: more than a busy page keeps a timer waiting. */
const AHEAD = 0.2;

/** How often the clock looks, in milliseconds. */
const EVERY_MS = 25;

/**
 * Keeps a clock ahead whose events depend on settings that may change while it runs.
 *
 * @param now the clock, in seconds
 * @param reach is told again and again up to which time, in seconds, events are to be handed over
 * @returns stops it; events that were handed over are the caller's
 */
export function keepAhead(now: () => number, reach: (until: number) => void): () => void {
  const look = (): void => reach(now() + AHEAD);
  const timer = setInterval(look, EVERY_MS);
  look();
  return () => clearInterval(timer);
}

/** A clock's event: when, in seconds. */
interface Timed {
  readonly time: number;
}

/**
 * Hands over events shortly before they are due, so that they can be scheduled on the audio clock to
 * the sample: a timer that comes late makes no difference up to 0.2 s.
 *
 * @param events in order; read no further than needed, so it may be endless
 * @param now the clock, in seconds
 * @param give gets each event before its time, or at once if that has passed
 * @param end is called when the last event's time has come; not after `stop`
 * @returns stops it; events that were handed over are the caller's
 */
export function lookAhead<T extends Timed>(
  events: Iterable<T>,
  now: () => number,
  give: (event: T) => void,
  end: () => void = () => undefined,
): () => void {
  const rest = events[Symbol.iterator]();
  let next = rest.next();
  let last = 0;
  const look = (): void => {
    const time = now();
    while (!next.done && next.value.time <= time + AHEAD) {
      last = next.value.time;
      give(next.value);
      next = rest.next();
    }
    if (!next.done || time < last) return;
    clearInterval(timer);
    end();
  };
  const timer = setInterval(look, EVERY_MS);
  look();
  return () => clearInterval(timer);
}
