import {describe, expect, it} from 'vitest';
import {eqGain} from '../../../../src/play/core';

describe('an EQ', () => {
  const band = {frequency: 400, gain: -9, q: 2};

  it('works most at its own frequency and hardly far from it', () => {
    expect(eqGain(band, 400)).toBeCloseTo(-9, 9);
    expect(eqGain({...band, gain: 6}, 400)).toBeCloseTo(6, 9);
    expect(Math.abs(eqGain(band, 20))).toBeLessThan(0.1);
    expect(Math.abs(eqGain(band, 20_000))).toBeLessThan(0.1);
  });

  it('is even to both sides, narrower with more Q, and flat at 0 dB', () => {
    expect(eqGain(band, 200)).toBeCloseTo(eqGain(band, 800), 9);
    expect(eqGain({...band, q: 8}, 500)).toBeGreaterThan(eqGain(band, 500));
    expect(eqGain({...band, gain: 0}, 300)).toBeCloseTo(0, 12);
  });
});
