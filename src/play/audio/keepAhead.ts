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
