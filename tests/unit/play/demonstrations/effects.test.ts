import {describe, expect, it} from 'vitest';
import {SHORT} from '../../../../src/play/core';
import {
  CHOICES,
  louderAt,
  type EffectName,
} from '../../../../src/play/demonstrations/effects/choices';
import {heardFor, plotted} from '../../../../src/play/demonstrations/effects/plot';
import {demonstration} from '../../../../src/play/demonstrations/effects';
import {startWithoutPage} from '../../../support/withoutPage';

const NAMES = Object.keys(CHOICES) as EffectName[];

describe('effects', () => {
  it('tells which one is heard, and shows A and B in rows of their own', () => {
    const demo = startWithoutPage(demonstration);
    expect(demo.says('center', 0.5)).toBe('Center, medium: snare with reverb');
    demo.turn('Effect', 'driveFirst');
    demo.turn('First', 'roomFirst');
    demo.turn('Effect', 'reverb');
    demo.turn('Effect', 'driveFirst'); // the order is remembered
    expect(demo.says('rim', 0.9)).toBe('Rim, hard: snare with reverb, then overdrive');
    demo.turn('Hear', 'a');
    const {outcome, plays} = demo.hit('edge', 0.2);
    expect(outcome).toMatchObject({says: 'Edge, soft: snare, dry', starts: [{length: SHORT}]});
    expect(outcome.starts[0]?.module).toBe('a');
    expect(plays?.starts[0]?.module).toBe('edge');
  });

  it('says nothing where nothing was hit', () => {
    const demo = startWithoutPage(demonstration);
    expect(demo.hit('center', 0).outcome.starts).toEqual([]);
  });

  it.each(NAMES)('%s: its loudness is known over its whole knob, in order', (name) => {
    const {louder, knob} = CHOICES[name];
    const values = louder.map(([value]) => value);
    expect([values[0], values.at(-1)]).toEqual([knob.min, knob.max]);
    expect([...values].sort((one, other) => one - other)).toEqual(values);
  });

  it('knows loudness between two values', () => {
    expect(louderAt(CHOICES.overdrive, 7)).toBeCloseTo(13.3, 1);
    expect(louderAt(CHOICES.overdrive, 6)).toBe(12.5);
    expect(louderAt(CHOICES.eq, 0)).toBe(0);
    expect(louderAt(CHOICES.driveFirst, 0)).toBe(11);
  });

  it('shows that a hit is heard longer with a room, and longer still if that is driven', () => {
    const lengths = (['eq', 'reverb', 'driveFirst', 'roomFirst'] as const).map((name) =>
      heardFor(CHOICES[name], CHOICES[name].knob.value, SHORT),
    );
    expect(lengths).toEqual([...lengths].sort((one, other) => one - other));
    expect(lengths[0]).toBeCloseTo(SHORT, 1);
  });

  it.each(NAMES)('%s: its picture has two lines within bounds, which differ', (name) => {
    const {dry, wet} = plotted(CHOICES[name], CHOICES[name].knob.value, 0);
    expect(wet).toHaveLength(dry.length);
    expect(Math.min(...dry, ...wet)).toBeGreaterThanOrEqual(0);
    expect(wet).not.toEqual(dry);
  });

  it('begins with the order of two where the page is about that', () => {
    const demo = startWithoutPage(demonstration, false, 'order');
    expect(demo.says('center', 0.5)).toBe('Center, medium: snare with overdrive, then reverb');
    expect(demo.play.words?.tasks).toContain('put the reverb first');
    expect(startWithoutPage(demonstration, false, 'one-sound').play.words?.tasks).toContain(
      'one sound',
    );
    expect(startWithoutPage(demonstration).play.words).toBeUndefined();
  });
});
