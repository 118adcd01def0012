/** The strip's measures, in CSS pixels, which its drawing's units are. */

/** Width of a second. */
export const SECOND = 84;

/** Height of a row of sounds. */
export const LANE = 21;

/** What lies where, from the top down. */
export interface Scale {
  /** The floor that peaks stand on. */
  readonly base: number;
  /** Height of the hardest hit's peak. */
  readonly peak: number;
  /** Where the first row of sounds begins. */
  readonly lanesFrom: number;
  /** Of the whole strip. */
  readonly height: number;
}

/** @param hasLines whether thresholds lie among the peaks, which then are taller */
export function scaleOf(lanes: number, hasLines: boolean): Scale {
  const peak = hasLines ? 74 : 52;
  const base = peak + 14;
  const lanesFrom = base + 18;
  return {base, peak, lanesFrom, height: lanesFrom + lanes * LANE + 4};
}

/** Where the top of a peak or a line lies, for 0 to 1. */
export function heightOf({base, peak}: Scale, value: number): number {
  return base - value * peak;
}
