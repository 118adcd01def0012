import {expect, test} from '@playwright/test';
import {LONG} from '../../../src/play/core';
import {
  decibels,
  largestStep,
  level,
  peak,
  render,
  strongest,
  type RenderedNote,
} from '../../support/sounds';

/** Renders of the kit's sounds, as they leave the bus. Nothing of the site is needed. */

const RINGING = ['chordOne', 'chordTwo', 'chordF', 'bass', 'bell'];
const DRUMS = [
  'darkSnare',
  'brightSnare',
  'conga',
  'rimClick',
  'crossStick',
  'rimshot',
  'stickshot',
  'damped',
  'shell',
  'brush',
  'stick',
  'tom',
];
const KIT = [...RINGING, ...DRUMS];
const at = (instrument: string, gain = 1, more: Partial<RenderedNote> = {}): RenderedNote => ({
  instrument,
  time: 0.05,
  gain,
  ...more,
});

test('four sounds at full strength and full volume stay below -1 dBFS', async ({page}) => {
  for (const four of [
    ['chordOne', 'chordTwo', 'bass', 'brightSnare'],
    ['darkSnare', 'darkSnare', 'brightSnare', 'conga'],
    ['chordAm', 'chordF', 'chordC', 'chordG'],
    ['stick', 'darkSnare', 'tom', 'brightSnare'],
    ['rimshot', 'rimshot', 'crossStick', 'rimClick'],
  ]) {
    const {left, right} = await render(
      page,
      four.map((name) => at(name)),
      1,
    );
    expect(decibels(Math.max(peak(left), peak(right)))).toBeLessThan(-1);
  }
});

for (const instrument of KIT) {
  test(`${instrument} is louder when harder, and ends in silence`, async ({page}) => {
    const levels: number[] = [];
    for (const gain of [0.1, 0.3, 0.6, 1]) {
      const {left, rate} = await render(page, [at(instrument, gain)], 0.5, 0.25);
      levels.push(level(left, rate, 0.05, 0.25));
      expect(peak(left.slice(0, 0.05 * rate)), 'before it begins').toBe(0);
    }
    const length = RINGING.includes(instrument) ? LONG : 1;
    const last = await render(page, [at(instrument)], length + 0.2, 0.25);
    expect(peak(last.left.slice((length + 0.12) * last.rate)), 'at its end').toBeLessThan(1e-5);
    expect([...levels].sort((one, other) => one - other)).toEqual(levels);
    expect(decibels((levels[3] ?? 0) / (levels[0] ?? 1))).toBeGreaterThan(20);
  });

  test(`${instrument} is brighter when harder`, async ({page}) => {
    const shares: number[] = [];
    for (const gain of [0.15, 1]) {
      const {left, rate} = await render(page, [at(instrument, gain)], 0.5, 0.25);
      // Steps from sample to sample are what is high; for their loudness.
      const steps = left.map((sample, index) => sample - (left[index - 1] ?? 0));
      shares.push(level(steps, rate, 0.05, 0.2) / level(left, rate, 0.05, 0.2));
    }
    expect(shares[1]).toBeGreaterThan(1.15 * (shares[0] ?? 1));
  });
}

for (const instrument of RINGING) {
  test(`${instrument} fades within 10 ms when it is choked, without a click`, async ({page}) => {
    for (const endsAt of [0.3, 0.5013, 1.237]) {
      const {left, rate} = await render(page, [at(instrument, 1, {endsAt})], 2, 0.25);
      const end = Math.round(endsAt * rate);
      expect(peak(left.slice(end + 0.01 * rate)), 'silence').toBeLessThan(1e-6);
      const during = largestStep(left.slice(end - 2, end + 0.01 * rate));
      const before = largestStep(left.slice(end - 0.05 * rate, end));
      expect(during, 'no step larger than the sound’s own').toBeLessThan(1.25 * before);
      const soon = level(left, rate, endsAt + 0.0005, endsAt + 0.002);
      expect(soon, 'not cut off at once').toBeGreaterThan(0);
    }
  });

  test(`${instrument} has no offset`, async ({page}) => {
    const {left, rate} = await render(page, [at(instrument)], 2, 0.25);
    const part = left.slice(0.2 * rate, 1.2 * rate);
    const mean = part.reduce((sum, sample) => sum + sample, 0) / part.length;
    expect(Math.abs(mean)).toBeLessThan(0.0005);
  });
}

for (const [pitch, expected] of [
  [60, 82.4069],
  [72, 164.8138],
] as const) {
  test(`the bass at ${String(pitch)} is within 5 cents of its note`, async ({page}) => {
    const {left, rate} = await render(page, [at('bass', 0.6, {pitch})], 2, 0.25);
    const heard = strongest(
      left.slice(0.3 * rate, 1.8 * rate),
      rate,
      expected * 0.95,
      expected * 1.05,
    );
    expect(Math.abs(1200 * Math.log2(heard / expected))).toBeLessThan(5);
  });
}
