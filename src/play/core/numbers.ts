/**
 * Keeps a number within its range.
 *
 * @param value any number; what isn't a number counts as `low`
 * @param low the least value that may come out
 * @param high the greatest value that may come out, at least `low`
 * @returns `value`, or the end of the range that it lies beyond
 */
export function clamp(value: number, low = 0, high = 1): number {
  return value > low ? Math.min(value, high) : low;
}

/**
 * Forgives the rounding of a border such as 0.29 x 100, so that a border opens the band above it.
 */
const BORDER = 1e-9;

/**
 * Finds the band that a value falls into when a range is cut into equal bands.
 *
 * @param value 0 to 1; clamped
 * @param count how many bands, at least 1
 * @returns the band, from 0 to `count` - 1; a value on a border belongs to the upper band
 */
export function bandOf(value: number, count: number): number {
  return Math.min(Math.floor(clamp(value) * count + BORDER), count - 1);
}

/**
 * Draws the next number of a repeatable random sequence (mulberry32), so that rules stay pure and
 * tests can repeat what happened.
 *
 * @param seed any whole number
 * @returns `value`, from 0 to below 1, and the `seed` for the next draw
 */
export function draw(seed: number): {value: number; seed: number} {
  const next = (seed + 0x6d2b79f5) | 0;
  let mixed = Math.imul(next ^ (next >>> 15), 1 | next);
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
  return {value: ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32, seed: next};
}

/** Decibels to a factor: 0 dB = 1, -6 dB is about half. */
export function gainOfDecibels(decibels: number): number {
  return 10 ** (decibels / 20);
}
