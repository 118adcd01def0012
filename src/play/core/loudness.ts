import type {Levels} from './effects';

/** One band of an EQ. Ours, after software-overview/effects, general knowledge. */
export interface EqBand {
  /** Hz. */
  readonly frequency: number;
  /** dB: above 0 raises, below 0 lowers. */
  readonly gain: number;
  /** How narrow, above 0. */
  readonly q: number;
}

/**
 * What a band does to one frequency, with the bell of an analog EQ (ours).
 *
 * @param frequency Hz, above 0
 * @returns dB; the band's gain at its own frequency, near 0 far from it
 */
export function eqGain({frequency: center, gain, q}: EqBand, frequency: number): number {
  const a = 10 ** (gain / 40);
  const away = (frequency / center - center / frequency) ** 2;
  const power = (away + (a / q) ** 2) / (away + 1 / (a * q) ** 2);
  return 10 * Math.log10(power);
}

/** The loudness of a sound: the root of its mean power. Silence, and nothing at all, is 0. */
export function loudness(levels: Levels): number {
  if (levels.length === 0) return 0;
  return Math.sqrt(levels.reduce((sum, level) => sum + level * level, 0) / levels.length);
}

/**
 * The factor that makes one sound as loud as another, so that A and B can be compared fairly.
 *
 * @returns 1 when there is nothing to match
 */
export function matchingGain(sound: Levels, reference: Levels): number {
  const own = loudness(sound);
  return own > 0 ? loudness(reference) / own : 1;
}
