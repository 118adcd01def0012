import {afterEach, describe, expect, it, vi} from 'vitest';
import {limited} from '../../../../src/play/audio/bus';
import {hertz} from '../../../../src/play/audio/instrument';
import {keepAhead} from '../../../../src/play/audio/keepAhead';
import {amplitudeOf, VOLUME_RANGE} from '../../../../src/play/audio/volume';

describe('the limiter', () => {
  it('changes nothing below -9 dBFS, and lets nothing above -3 dBFS out', () => {
    for (const level of [-0.35, -0.1, 0, 0.3, 0.35]) expect(limited(level)).toBe(level);
    for (const level of [0.6, 1, 4, 100]) {
      expect(limited(level)).toBeLessThan(10 ** (-3 / 20));
      expect(limited(-level)).toBe(-limited(level));
    }
  });

  it('keeps louder sounds louder', () => {
    expect(limited(0.9)).toBeGreaterThan(limited(0.8));
  });
});

describe('numbers', () => {
  it.each([
    [69, 440],
    [60, 261.626],
    [40, 82.407],
  ])('note %s is %s Hz', (note, frequency) => {
    expect(hertz(note)).toBeCloseTo(frequency, 2);
  });

  it('volume: 0 dB is all of it, -12 dB a quarter, the least nothing', () => {
    expect(amplitudeOf(0)).toBe(1);
    expect(amplitudeOf(-12)).toBeCloseTo(0.25, 2);
    expect(amplitudeOf(VOLUME_RANGE.min)).toBe(0);
  });
});

describe('the clock that looks ahead', () => {
  afterEach(() => void vi.useRealTimers());

  it('asks a changing clock for what is due within 0.2 s, until it is stopped', () => {
    vi.useFakeTimers();
    let time = 0;
    const pass = (seconds: number): void => {
      for (let passed = 0; passed < seconds; passed += 0.025) {
        time += 0.025;
        vi.advanceTimersByTime(25);
      }
    };
    const asked: number[] = [];
    const stop = keepAhead(
      () => time,
      (until) => asked.push(until),
    );
    expect(asked).toEqual([0.2]);
    pass(1);
    expect(asked.at(-1)).toBeCloseTo(1.2, 6);
    stop();
    pass(1);
    expect(asked.at(-1)).toBeCloseTo(1.2, 6);
  });
});
