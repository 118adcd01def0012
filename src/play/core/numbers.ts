/** Keeps a number within its range; what isn't a number counts as `low`. */
export const clamp = (value: number, low = 0, high = 1): number =>
  value > low ? Math.min(value, high) : low;

/** To whole percent, by which words and rules of thresholds agree. */
export const wholePercent = (value: number): number => Math.round(100 * value) / 100;

/** Forgives the rounding of a border such as 0.29 x 100. */
const BORDER = 1e-9;

/** The band, from 0, of `count` equal ones that a value from 0 to 1 falls into; a border opens the upper one. */
export const bandOf = (value: number, count: number): number =>
  Math.min(Math.floor(clamp(value) * count + BORDER), count - 1);

/** Draws from a repeatable random sequence (mulberry32): 0 to below 1, and the seed for the next, a whole number. */
export function draw(seed: number): {value: number; seed: number} {
  const next = (seed + 0x6d2b79f5) | 0;
  let mixed = Math.imul(next ^ (next >>> 15), 1 | next);
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
  return {value: ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32, seed: next};
}

/** Decibels to a factor: 0 dB = 1, -6 dB is about half. */
export const gainOfDecibels = (decibels: number): number => 10 ** (decibels / 20);
