import {describe, expect, it} from 'vitest';
import {eqGain, loudness, matchingGain, overdrive} from '../../../../src/play/core';

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

describe('loudness', () => {
  it('is the root of the mean power', () => {
    expect(loudness([1, 1, 1])).toBe(1);
    expect(loudness([1, 0, 0, 0])).toBe(0.5);
    expect([loudness([]), loudness([0, 0])]).toEqual([0, 0]);
  });

  it('can be matched, so that louder isn’t taken for better', () => {
    const [a, b] = [[1, 0.5, 0.25], overdrive(8)([1, 0.5, 0.25], 0.001)];
    const gain = matchingGain(b, a);
    expect(gain).toBeLessThan(1);
    expect(loudness(b.map((level) => level * gain))).toBeCloseTo(loudness(a), 12);
    expect(matchingGain([0, 0], a)).toBe(1);
  });
});
