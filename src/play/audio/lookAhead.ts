/** How far ahead events are handed over, in seconds: more than a busy page keeps a timer waiting. */
const AHEAD = 0.2;

/** How often the clock looks, in milliseconds. */
const EVERY_MS = 25;

/**
 * Keeps a clock (in seconds) ahead whose events depend on settings that may change while it runs: tells
 * again and again up to which time they are to be handed over.
 *
 * @returns stops it
 */
export function keepAhead(now: () => number, reach: (until: number) => void): () => void {
  const look = (): void => reach(now() + AHEAD);
  const timer = setInterval(look, EVERY_MS);
  look();
  return () => clearInterval(timer);
}

/**
 * Hands over events shortly before they are due, so that the audio clock can play them to the sample: a
 * timer may be 0.2 s late.
 *
 * @param events in order of time, in seconds; read no further than needed, so it may be endless
 * @param now the clock, in seconds
 * @param end is called when the last event's time has come
 * @returns stops it
 */
export function lookAhead<T extends {readonly time: number}>(
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
