/** Names of the demonstrations, as `:::demo{name="…"}` in a page has them. */
export const DEMO_NAMES = [
  'blend',
  'choke',
  'crosstalk',
  'effects',
  'hit-ranges',
  'latency',
  'metro',
  'one-gesture',
  'pre-post',
  'scale',
  'sequencer',
  'two-thresholds',
  'velocity-curve',
  'zones',
] as const;

/** One of `DEMO_NAMES`. */
export type DemoName = (typeof DEMO_NAMES)[number];

/** Whether a text names a demonstration. */
export function isDemoName(name: string): name is DemoName {
  return (DEMO_NAMES as readonly string[]).includes(name);
}
