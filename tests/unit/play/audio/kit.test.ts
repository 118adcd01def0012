import {expect, it} from 'vitest';
import {hertz} from '../../../../src/play/audio/instrument';
import * as kit from '../../../../src/play/audio/kit';
import {LONG} from '../../../../src/play/core';
import {decibels, largestStep, level, peak, strongest} from '../../../support/samples';
import {render, type RenderedNote} from '../../../support/sounds';

/** Renders of the kit's sounds, as they leave the bus. */

const RINGING = ['chordOne', 'chordTwo', 'chordF', 'bass', 'bell', 'vibes'];
const CLICKS = ['highClick', 'lowClick', 'shaker'];
const DRUMS = Object.keys(kit).filter(
  (name) => !RINGING.includes(name) && !CLICKS.includes(name) && !name.startsWith('chord'),
);
const KIT = [...RINGING, ...DRUMS, ...CLICKS];
const at = (instrument: string, gain = 1, more: Partial<RenderedNote> = {}): RenderedNote => ({
  instrument,
  time: 0.05,
  gain,
  ...more,
});

for (const instrument of KIT) {
  it(`${instrument} is louder and brighter when harder, and ends in silence`, async () => {
    const levels: number[] = [];
    const shares: number[] = [];
    for (const gain of [0.1, 0.3, 0.6, 1]) {
      const {left, rate} = await render([at(instrument, gain)], 0.5, 0.25);
      levels.push(level(left, rate, 0.05, 0.25));
      // Steps from sample to sample are what is high; for their loudness.
      const steps = left.map((sample, index) => sample - (left[index - 1] ?? 0));
      shares.push(level(steps, rate, 0.05, 0.2) / level(left, rate, 0.05, 0.2));
      expect(peak(left.slice(0, 0.05 * rate)), 'before it begins').toBe(0);
    }
    const length = RINGING.includes(instrument) ? LONG : 1;
    const last = await render([at(instrument)], length + 0.2, 0.25);
    expect(peak(last.left.slice((length + 0.12) * last.rate)), 'at its end').toBeLessThan(1e-5);
    expect([...levels].sort((one, other) => one - other)).toEqual(levels);
    expect(decibels((levels[3] ?? 0) / (levels[0] ?? 1))).toBeGreaterThan(17);
    expect(shares[3]).toBeGreaterThan(1.15 * (shares[0] ?? 1));
  });
}

for (const instrument of RINGING) {
  it(`${instrument} fades within 10 ms when it is choked, without a click`, async () => {
    for (const endsAt of [0.3, 0.5013, 1.237]) {
      const {left, rate} = await render([at(instrument, 1, {endsAt})], 2, 0.25);
      const end = Math.round(endsAt * rate);
      expect(peak(left.slice(end + 0.01 * rate)), 'silence').toBeLessThan(1e-6);
      const during = largestStep(left.slice(end - 2, end + 0.01 * rate));
      const before = largestStep(left.slice(end - 0.05 * rate, end));
      expect(during, 'no step larger than the sound’s own').toBeLessThan(1.25 * before);
      const soon = level(left, rate, endsAt + 0.0005, endsAt + 0.002);
      expect(soon, 'not cut off at once').toBeGreaterThan(0);
    }
  });

  it(`${instrument} has no offset`, async () => {
    const {left, rate} = await render([at(instrument)], 2, 0.25);
    const part = left.slice(0.2 * rate, 1.2 * rate);
    const mean = part.reduce((sum, sample) => sum + sample, 0) / part.length;
    expect(Math.abs(mean)).toBeLessThan(0.0005);
  });
}

/** How far the strongest tone near a note is from it, in cents. */
function cents(samples: Float32Array, rate: number, note: number): number {
  const expected = hertz(note);
  const heard = strongest(samples, rate, expected * 0.98, expected * 1.02);
  return Math.abs(1200 * Math.log2(heard / expected));
}

for (const [instrument, pitch, notes] of [
  ['bass', 60, [40]],
  ['bass', 72, [52]],
  ['vibes', 60, [60]],
  ['vibes', 66, [66]],
  ['vibes', 72, [72]],
  ['chordOne', 60, [52, 55, 62, 66, 71]],
  ['chordTwo', 60, [48, 55, 62, 64, 71]],
] as const) {
  it(`${instrument} at ${String(pitch)} is within 5 cents of its notes`, async () => {
    for (const gain of [0.25, 1]) {
      const {left, rate} = await render([at(instrument, gain, {pitch})], 2, 0.25);
      const part = left.slice(0.4 * rate, 1.9 * rate);
      for (const note of notes) expect(cents(part, rate, note), String(note)).toBeLessThan(5);
    }
  });
}

it('a note slides to another pitch, and on from the middle of a slide', async () => {
  for (const slides of [
    [{pitch: 67, time: 0.5}],
    [
      {pitch: 72, time: 0.5},
      {pitch: 67, time: 0.55},
    ],
  ]) {
    const {left, rate} = await render([at('vibes', 1, {slides})], 2, 0.25);
    expect(cents(left.slice(0.06 * rate, 0.5 * rate), rate, 60)).toBeLessThan(5);
    expect(cents(left.slice(0.75 * rate, 1.9 * rate), rate, 67)).toBeLessThan(5);
    const during = largestStep(left.slice(0.48 * rate, 0.75 * rate));
    const before = largestStep(left.slice(0.2 * rate, 0.48 * rate));
    expect(during, 'higher, so steeper, but without a click').toBeLessThan(2.2 * before);
  }
});

it('a sound that is ended before it begins is not heard', async () => {
  const {left} = await render([at('highClick', 1, {time: 0.3, endsAt: 0.1})], 0.5);
  expect(peak(left)).toBe(0);
});
