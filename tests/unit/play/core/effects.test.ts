import {describe, expect, it} from 'vitest';
import {
  chainEffects,
  compressor,
  compressorReduction,
  type CompressorSettings,
  decibelsOfGain,
  delay,
  delayTaps,
  gainOfDecibels,
  hitLevels,
  overdrive,
  reverb,
} from '../../../../src/play/core';

const STEP = 0.001;
const settings: CompressorSettings = {
  threshold: -20,
  ratio: 4,
  attack: 0,
  release: 0.1,
  makeUp: 0,
};
const stroke = hitLevels(1, 0.5, STEP, 0.5);
const impulse = [1, ...Array<number>(999).fill(0)];

describe('effects', () => {
  it.each([
    [0, 1],
    [-6, 0.501],
    [6, 1.995], // panels/mix 9
    [-60, 0.001],
  ])('%d dB is a factor of %d', (decibels, gain) => {
    expect(gainOfDecibels(decibels)).toBeCloseTo(gain, 3);
    expect(decibelsOfGain(gain)).toBeCloseTo(decibels, 1);
  });

  it('begin with a hit that dies away', () => {
    expect(stroke).toHaveLength(500);
    expect(stroke[0]).toBe(1);
    expect(decibelsOfGain(stroke[250] ?? 0)).toBeCloseTo(-30, 9);
  });
});

describe('a compressor', () => {
  it.each([
    [-40, 0],
    [-20, 0],
    [-12, 6],
    [0, 15],
  ])('turns a level of %d dB down by %d', (decibels, reduction) => {
    expect(compressorReduction(settings, gainOfDecibels(decibels))).toBeCloseTo(reduction, 9);
  });

  it('leaves silence silent, and with a ratio of 1 everything as it is', () => {
    expect(compressor(settings)([0, 0], STEP)).toEqual([0, 0]);
    expect(compressor({...settings, ratio: 1})(stroke, STEP)).toEqual(stroke);
  });

  it('lets the stroke through with a slow attack, and rounds it off with a fast one', () => {
    const peak = (attack: number): number =>
      Math.max(...compressor({...settings, attack})(stroke, STEP));
    expect(peak(0)).toBeLessThan(0.2);
    expect(peak(0.03)).toBeGreaterThan(0.9);
    expect(peak(0.005)).toBeGreaterThan(peak(0.001));
  });

  it('lets go at its release', () => {
    const levels = [...Array<number>(200).fill(1), ...Array<number>(400).fill(0.1)];
    const after = (release: number): number =>
      compressor({...settings, release})(levels, STEP)[250] ?? 0;
    expect(after(0)).toBeCloseTo(0.1, 9);
    expect(after(0.5)).toBeLessThan(after(0.05));
  });

  it('brings levels up again by its make-up gain', () => {
    expect(compressor({...settings, makeUp: 15})([1], STEP)[0]).toBeCloseTo(1, 9);
  });
});

describe('a delay', () => {
  it('has taps a time apart, each softer by its feedback', () => {
    const taps = delayTaps({time: 0.5, feedback: 0.5});
    expect(taps.slice(0, 3)).toEqual([
      {time: 0.5, gain: 1},
      {time: 1, gain: 0.5},
      {time: 1.5, gain: 0.25},
    ]);
    expect(taps).toHaveLength(10); // down to -60 dB
  });

  it('echoes once without feedback', () => {
    expect(delayTaps({time: 0.5, feedback: 0})).toHaveLength(1);
  });

  it.each([
    [0, 0.5],
    [-1, 0.5],
    [NaN, 0.5],
    [0.5, 1],
    [0.5, -0.1],
    [0.5, NaN],
  ])('can’t have a time of %d with a feedback of %d', (time, feedback) => {
    expect(() => delayTaps({time, feedback})).toThrow(RangeError);
  });

  it('plays only the sound at a mix of 0, and only the echoes at 1', () => {
    const echo = {time: 0.25, feedback: 0.5};
    expect(delay({...echo, mix: 0})(impulse, STEP)).toEqual(impulse);
    const wet = delay({...echo, mix: 1})(impulse, STEP);
    expect([0, 250, 500, 750].map((index) => wet[index])).toEqual([0, 1, 0.5, 0.25]);
    expect(wet.filter((level) => level > 0)).toHaveLength(3);
  });
});

describe('a reverb', () => {
  it('dies away by 60 dB in its decay', () => {
    const wet = reverb({decay: 0.5, preDelay: 0, mix: 1})(impulse, STEP);
    expect(decibelsOfGain((wet[500] ?? 0) / (wet[0] ?? 0))).toBeCloseTo(-60, 6);
  });

  it('waits for its pre-delay, and isn’t there at a mix of 0', () => {
    const wet = reverb({decay: 0.5, preDelay: 0.02, mix: 1})(impulse, STEP);
    expect(wet.findIndex((level) => level > 0)).toBe(20);
    expect(reverb({decay: 0.5, preDelay: 0, mix: 0})(impulse, STEP)).toEqual(impulse);
  });
});

describe('an overdrive', () => {
  it('keeps full level and brings soft ones closer, the more so the more drive', () => {
    const at = (drive: number): number => overdrive(drive)([0.25], STEP)[0] ?? 0;
    expect(overdrive(4)([0, 1], STEP)).toEqual([0, 1]);
    expect(at(0.001)).toBeCloseTo(0.25, 6);
    expect(at(2)).toBeGreaterThan(0.25);
    expect(at(8)).toBeGreaterThan(at(2));
  });
});

describe('a chain', () => {
  const room = reverb({decay: 1, preDelay: 0, mix: 0.3});
  const dirt = overdrive(6);

  it('is heard in its order', () => {
    const dirtFirst = chainEffects([dirt, room])(stroke, STEP);
    const roomFirst = chainEffects([room, dirt])(stroke, STEP);
    expect(dirtFirst).not.toEqual(roomFirst);
    expect(roomFirst[499] ?? 0).toBeGreaterThan(dirtFirst[499] ?? 0); // the tail is raised too
  });

  it('without effects changes nothing', () => {
    expect(chainEffects([])(stroke, STEP)).toBe(stroke);
  });
});
