import {describe, expect, it} from 'vitest';
import {impulse} from '../../../../src/play/audio/impulse';

const RATE = 48_000;
const power = (samples: Float32Array, from: number, to: number): number =>
  samples.slice(from * RATE, to * RATE).reduce((sum, sample) => sum + sample * sample, 0);

describe('a room’s answer', () => {
  const [left = new Float32Array(), right = new Float32Array()] = impulse(RATE, 1, 0.02);

  it('has the power of a click, half of it on each side', () => {
    expect(power(left, 0, 2)).toBeCloseTo(0.5, 3);
    expect(power(right, 0, 2)).toBeCloseTo(0.5, 3);
  });

  it('waits for its pre-delay, then dies away by 60 dB', () => {
    expect(left).toHaveLength(1.02 * RATE);
    expect(power(left, 0, 0.02)).toBe(0);
    const fall = 10 * Math.log10(power(left, 0.1, 0.2) / power(left, 0.6, 0.7));
    expect(fall).toBeGreaterThan(27); // 30 dB of decay, and highs that go first
    expect(fall).toBeLessThan(42);
  });

  it('gets darker', () => {
    const share = (from: number): number => {
      const part = left.slice(from * RATE, (from + 0.1) * RATE);
      const steps = part.map((sample, index) => sample - (part[index - 1] ?? sample));
      return power(steps, 0, 1) / power(part, 0, 1);
    };
    expect(share(0.7)).toBeLessThan(0.6 * share(0.05));
  });

  it('has two sides that have nothing in common, and is the same each time', () => {
    const common = left.reduce((sum, sample, index) => sum + sample * (right[index] ?? 0), 0);
    expect(Math.abs(common)).toBeLessThan(0.05);
    expect(impulse(RATE, 1, 0.02)[0]).toEqual(left);
  });
});
