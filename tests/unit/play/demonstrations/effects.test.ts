import {expect, it} from 'vitest';
import {SHORT} from '../../../../src/play/core';
import {CHOICES, type EffectName} from '../../../../src/play/demonstrations/effects/choices';
import {measure} from '../../../../src/play/demonstrations/effects/measure';
import {renderPattern} from '../../../../src/play/shell/pattern';
import {demonstration} from '../../../../src/play/demonstrations/effects';
import {nothingRenders} from '../../../support/webAudio';
import {startWithoutPage} from '../../../support/withoutPage';

const NAMES = Object.keys(CHOICES) as EffectName[];

const render: Parameters<typeof startWithoutPage>[3] = (seconds, make) =>
  renderPattern(demonstration, seconds, make);

/** Starts it, and waits until its effect is measured, and so heard. */
async function startMeasured(variant = '') {
  const demo = startWithoutPage(demonstration, false, variant, render);
  await nothingRenders();
  return demo;
}

it('tells which one is heard, and shows A and B in rows of their own', async () => {
  const demo = await startMeasured();
  expect(demo.says('center', 0.5)).toBe('Center, medium: snare with reverb');
  demo.turn('Effect', 'driveFirst');
  demo.turn('Order', 'roomFirst');
  expect(demo.told).toEqual(['The tails get rough too, and fill the gaps.']);
  demo.turn('Effect', 'reverb');
  demo.turn('Effect', 'driveFirst'); // the order is remembered
  await nothingRenders();
  expect(demo.says('rim', 0.9)).toBe('The tails get rough too, and fill the gaps.');
  demo.turn('Hear', 'a');
  const {outcome, plays} = demo.hit('edge', 0.2);
  expect(outcome).toMatchObject({says: 'Edge, soft: snare, dry', starts: [{length: SHORT}]});
  expect(outcome.starts[0]?.module).toBe('a');
  demo.turn('Order', 'driveFirst'); // isn't heard now
  expect(demo.told).toHaveLength(1);
  expect(plays?.[0]?.module).toBe('edge');
});

it.each(['', 'order', 'one-sound'])(
  'is dry, in words and picture too, until its effect is measured: %s',
  async (variant) => {
    const demo = startWithoutPage(demonstration, false, variant, render);
    const dry = {says: 'Center, medium: snare, dry', starts: [{module: 'a', length: SHORT}]};
    expect(demo.hit('center', 0.5).outcome).toMatchObject(dry);
    await nothingRenders();
    expect(demo.says('center', 0.5)).not.toContain('dry');
  },
);

it.each(NAMES)(
  '%s: its picture has two lines, which differ, and reach neither end',
  async (name) => {
    const {knob, make, seconds} = CHOICES[name];
    const {shape} = await measure(
      (...how) => renderPattern(demonstration, ...how),
      (context) => make(context, knob?.value ?? 0),
      seconds,
    );
    const {dry, wet} = shape(0);
    expect(wet).toHaveLength(dry.length);
    for (const line of [dry, wet]) {
      expect(Math.max(...line)).toBeGreaterThan(0.4);
      expect(line.every((height) => height < 1.5)).toBe(true);
    }
    const apart = wet.map((height, index) => Math.abs(height - (dry[index] ?? 0)));
    expect(Math.max(...apart)).toBeGreaterThan(0.05);
  },
);

it('begins with the order of two where the page is about that', async () => {
  const demo = await startMeasured('order');
  const rough = () => demo.hit('center', 0.5).outcome.starts.map((one) => [one.module, one.rough]);
  expect(demo.says('center', 0.5)).toBe('Rough hits, clean tails that die away.');
  expect(rough()).toEqual([
    ['driveFirst', false], // the tail
    ['driveFirst', true],
  ]);
  demo.turn('Order', 'roomFirst');
  await nothingRenders();
  expect(rough()).toEqual([
    ['roomFirst', true],
    ['roomFirst', true],
  ]);
  expect(demo.play.idle?.()).toEqual(['B: effect', 'A: dry']);
  demo.turn('Hear', 'a');
  expect(demo.play.idle?.()).toEqual(['B: effect']);
});

it('shows A and B there too, once a single effect is chosen', async () => {
  const demo = await startMeasured('order');
  demo.turn('Effect', 'reverb');
  await nothingRenders();
  expect(demo.idle).toEqual([['Overdrive first', 'Reverb first']]);
  expect(demo.hit('center', 0.5).outcome.starts.map(({module}) => module)).toEqual(['b', 'b']);
  demo.turn('Effect', 'driveFirst');
  expect(demo.idle.at(-1)).toEqual(['B: effect', 'A: dry']);
});

it('ends what the strip shows where another effect takes the place of what sounds', async () => {
  const demo = await startMeasured();
  expect(demo.silences()).toBe(0); // the first effect silences none
  demo.turn('Effect', 'delay');
  expect(demo.silences()).toBe(0); // the last is heard until the next is measured
  expect(demo.says('center', 0.5)).toBe('Center, medium: snare with reverb');
  await nothingRenders();
  expect(demo.silences()).toBe(1);
  expect(demo.says('center', 0.5)).toBe('Center, medium: snare with delay');
  demo.turn('Feedback', 90);
  await nothingRenders();
  expect(demo.silences()).toBe(1);
  demo.turn('Hear', 'a');
  expect(demo.silences()).toBe(2);
  demo.turn('Effect', 'eq'); // A sounds on
  await nothingRenders();
  expect(demo.silences()).toBe(2);
});

it('shows a delay’s repeats, each softer, and plays the hit once', async () => {
  const demo = await startMeasured();
  demo.turn('Effect', 'delay');
  await nothingRenders();
  const {outcome, plays} = demo.hit('center', 1);
  const repeats = outcome.starts.filter(({delay = 0}) => delay > 0);
  expect(repeats.slice(0, 2)).toEqual([
    expect.objectContaining({delay: 0.375, gain: 0.3}),
    expect.objectContaining({delay: 0.75, gain: expect.closeTo(0.09) as number}),
  ]);
  expect(plays).toMatchObject([{gain: 1}]);
  demo.turn('Feedback', 90);
  const delays = demo.hit('center', 1).outcome.starts.map(({delay = 0}) => delay);
  expect(Math.max(...delays)).toBeCloseTo(7.5);
});

it('shows of the hit itself what Mix leaves, and plays all of it into the effect', async () => {
  const demo = await startMeasured();
  for (const [mix, left] of [
    [0, 0.5],
    [40, 0.3],
    [100, 0],
  ] as const) {
    demo.turn('Mix', mix);
    const {outcome, plays} = demo.hit('center', 0.5);
    expect(outcome.starts.at(-1)?.gain).toBeCloseTo(left);
    expect(plays?.[0]?.gain).toBe(0.5);
  }
});
