/** One band of an EQ. Ours, after software-overview/effects, general knowledge. */
interface EqBand {
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
