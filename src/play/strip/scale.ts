/** The strip's measures, in CSS pixels, which its drawing's units are. */

/** Width of a second. */
export const SECOND = 84;

/** The floor that peaks stand on, and the height of the hardest. */
export const BASE = 66;
export const PEAK = 52;

/** Height of a row of sounds, and where the first begins. */
export const LANE = 21;
export const LANES_FROM = BASE + 18;

/** Where the top of a peak or a line lies, for 0 to 1. */
export function heightOf(value: number): number {
  return BASE - value * PEAK;
}
