import {describe, expect, it} from 'vitest';
import {demonstration as effects} from '../../../../src/play/demonstrations/effects';
import {CHOICES, type EffectName} from '../../../../src/play/demonstrations/effects/choices';
import {demonstration as oneGesture} from '../../../../src/play/demonstrations/oneGesture';
import {demonstration as prePost} from '../../../../src/play/demonstrations/prePost';
import {decibels, level, peak} from '../../../support/samples';
import {evenHits, renderDemo, type Rendered} from '../../../support/sounds';

/** Renders of what goes through a bus with reverb, or through effects. */

/** Of both sides. */
const power = ({left, right, rate}: Rendered, from: number, to: number): number =>
  Math.hypot(level(left, rate, from, to), level(right, rate, from, to));
const sides = ({left, right, rate}: Rendered, from: number, to: number): number[] =>
  [left, right].map((side) => decibels(level(side, rate, from, to)));

describe('pre and post', () => {
  const play = (...turns: [string, unknown][]) =>
    renderDemo(prePost, {turns, hits: evenHits([0.8]), seconds: 3});
  /** After the snare, before the room is silent. */
  const TAIL = [0.6, 1] as const;

  it('Post takes the reverb along, Pre leaves it in the middle', async () => {
    const post = await play(['Pan', 0]);
    expect(sides(post, ...TAIL)[0]).toBeGreaterThan(-50);
    expect(sides(post, ...TAIL)[1]).toBeLessThan(-100);
    const pre = await play(['Pan', 0], ['Send', 'Pre']);
    const [left = 0, right = 0] = sides(pre, ...TAIL);
    expect(Math.abs(left - right)).toBeLessThan(3);
    expect(sides(pre, 0.02, 0.03)[1]).toBeLessThan(-60); // the snare itself is at the left
  });

  it('a muted snare leaves its reverb with Pre, and nothing with Post', async () => {
    const pre = await play(['Send', 'Pre'], ['Mute the snare', true]);
    expect(sides(pre, ...TAIL)[0]).toBeGreaterThan(-50);
    expect(sides(pre, 0.02, 0.03)[0]).toBeLessThan(-60);
    const post = await play(['Mute the snare', true]);
    expect(peak(post.left)).toBeLessThan(1e-4);
  });
});

describe('one gesture', () => {
  const ALL = ['Transpose', 'Pan', 'Reverb mix'].map((name): [string, unknown] => [name, {}]);

  it('a soft hit is dry at the left, a hard one wet at the right', async () => {
    const hits = {turns: ALL, seconds: 2};
    const soft = await renderDemo(oneGesture, {...hits, hits: evenHits([0.1])});
    const [left = 0, right = 0] = sides(soft, 0.05, 0.3);
    expect(left - right).toBeGreaterThan(12);
    const hard = await renderDemo(oneGesture, {...hits, hits: evenHits([1])});
    const [low = 0, high = 0] = sides(hard, 0.05, 0.3);
    expect(high - low).toBeGreaterThan(12);
  });

  it('is heard with the hit that moves it, however long the page was read before', async () => {
    const hit = {turns: ALL, hits: evenHits([1]), seconds: 1};
    const [soon, late] = [
      await renderDemo(oneGesture, hit),
      await renderDemo(oneGesture, {...hit, ahead: 90}),
    ];
    expect(power(late, 0.4, 0.8)).toBeCloseTo(power(soon, 0.4, 0.8), 3);
    expect(power(late, 0.4, 0.8)).toBeGreaterThan(0.001);
  });

  it('momentary takes the reverb away after half a second, without a click', async () => {
    const turns: [string, unknown][] = [...ALL, ['Control type', 'momentary']];
    const {right, rate} = await renderDemo(oneGesture, {turns, hits: evenHits([1]), seconds: 1});
    const back = Math.round(0.52 * rate);
    const steps = (from: number, to: number): number =>
      peak(right.slice(from, to).map((sample, index) => sample - (right[from + index - 1] ?? 0)));
    expect(steps(back - 50, back + 0.03 * rate)).toBeLessThan(
      1.6 * steps(back - 0.05 * rate, back - 50),
    );
  });
});

it('which of two effects comes first is heard in the tails', async () => {
  const tailOf = async (order: EffectName): Promise<number> => {
    const turns: [string, unknown][] = [
      ['Effect', 'driveFirst'],
      ['Order', order],
    ];
    const rendered = await renderDemo(effects, {turns, hits: evenHits([1]), seconds: 2});
    return decibels(power(rendered, 0.5, 1)) - decibels(power(rendered, 0, 0.2));
  };
  const [clean, rough] = [await tailOf('driveFirst'), await tailOf('roomFirst')];
  expect(rough - clean).toBeGreaterThan(9);
});

describe('A and B are equally loud', () => {
  const NAMES = ['delay', 'compressor', 'overdrive', 'roomFirst'] as const satisfies EffectName[];
  const loudnessOf = async (turns: [string, unknown][]): Promise<number> => {
    const rendered = await renderDemo(effects, {turns, seconds: 8, weighted: true});
    return decibels(power(rendered, 4, 8));
  };

  let dryLoudness: Promise<number> | undefined;

  it.each(NAMES)('with %s', async (name) => {
    const choose: [string, unknown][] = name.endsWith('First')
      ? [
          ['Effect', 'driveFirst'],
          ['Order', name],
        ]
      : [
          ['Effect', name],
          [CHOICES[name].knob?.label ?? '', CHOICES[name].knob?.value],
        ];
    const dry = await (dryLoudness ??= loudnessOf([['Hear', 'a']]));
    expect(Math.abs((await loudnessOf(choose)) - dry)).toBeLessThan(0.3);
  });

  it('and B is louder when it isn’t made so', async () => {
    const drive: [string, unknown] = ['Effect', 'overdrive'];
    const equal = await loudnessOf([drive]);
    const loud = await loudnessOf([drive, ['Equally loud', false]]);
    expect(loud - equal).toBeCloseTo(14.1, 0);
  });
});
