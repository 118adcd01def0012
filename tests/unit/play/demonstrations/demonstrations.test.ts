import {describe, expect, it} from 'vitest';
import {demonstration as blend} from '../../../../src/play/demonstrations/blend';
import {demonstration as choke} from '../../../../src/play/demonstrations/choke';
import {demonstration as twoThresholds} from '../../../../src/play/demonstrations/twoThresholds';
import {VARIANTS} from '../../../../src/play/figure/demoFigures';
import {DEMO_NAMES} from '../../../../src/play/names';
import {loadDemo} from '../../../support/loadDemo';
import {startWithoutPage} from '../../../support/withoutPage';

describe.each(DEMO_NAMES)('%s', (name) => {
  it('says what to do in 20 words, and what is made up, on each of its pages', async () => {
    const demonstration = await loadDemo(name);
    const {variants = {}} = demonstration;
    for (const words of [{}, ...Object.values(variants)]) {
      const {tasks, ours} = {...demonstration, ...words};
      expect(tasks.split(/\s+/).length, tasks).toBeLessThanOrEqual(20);
      expect(ours).toMatch(/^Made up here: .*\.$/);
    }
  });

  it('has the variants that pages may ask for', async () => {
    const {variants = {}} = await loadDemo(name);
    expect(Object.keys(variants)).toEqual(VARIANTS[name] ?? []);
  });
});

describe('choke', () => {
  it('starts as the picture does: head and rim ring over each other until Retrig is on', () => {
    const demo = startWithoutPage(choke);
    expect(demo.says('edge')).toBe('Edge, medium: chord 1');
    expect(demo.says('rim', 0.9)).toBe('Rim, hard: chord 2');
    demo.turn('Retrig on the chords', true);
    expect(demo.says('center', 0.9)).toBe('Center, hard: chord 1; chord 2 ends');
  });

  it('ends chord 1 by an empty module on the rim', () => {
    const demo = startWithoutPage(choke);
    demo.turn('Retrig on the chords', true);
    demo.turn('On the rim', 'empty');
    demo.hit('center');
    expect(demo.says('rim', 0.9)).toBe('Rim, hard: chord 1 ends');
  });

  it('spares the bass, which has a layer of its own', () => {
    const demo = startWithoutPage(choke);
    demo.turn('Bass on the edge', 'ring');
    demo.turn('Retrig on the chords', true);
    expect(demo.says('edge')).toBe('Edge, medium: bass');
    demo.hit('center');
    expect(demo.says('rim', 0.9)).toBe('Rim, hard: chord 2; chord 1 ends');
  });

  it.each([
    ['ring', 0.9, 'Rim, hard: chord 2'],
    ['any', 0.1, 'Rim, 10%: chord 2; bass ends'],
    ['firm', 0.1, 'Rim, 10%, too soft to stop: chord 2'],
    ['firm', 0.3, 'Rim, 30%: chord 2; bass ends'],
  ])('with a stop from the rim at %s and a hit of %s', (stop, strength, says) => {
    const demo = startWithoutPage(choke);
    demo.turn('Bass on the edge', stop);
    demo.hit('edge');
    expect(demo.says('rim', strength)).toBe(says);
  });

  it('has a row for the bass in the strip while there is one', () => {
    const demo = startWithoutPage(choke);
    expect(demo.play.idle?.()).toEqual(['bass']);
    demo.turn('Bass on the edge', 'ring');
    expect(demo.play.idle?.()).toEqual([]);
    demo.turn('Bass on the edge', 'none');
    expect(demo.play.idle?.()).toEqual(['bass']);
    expect(startWithoutPage(choke, false, 'two-ways').play.idle?.()).toEqual([]);
  });

  it('has the stop at once where its page has it', () => {
    const demo = startWithoutPage(choke, false, 'two-ways');
    demo.hit('edge');
    expect(demo.says('rim', 0.5)).toBe('Rim, 50%: chord 2; bass ends');
  });
});

describe('two thresholds', () => {
  it('counts what passes the red line, and plays the chord above its own', () => {
    const demo = startWithoutPage(twoThresholds);
    const soft = {
      counts: false,
      outcome: {starts: [], says: 'Center, soft: too soft for the input'},
    };
    expect(demo.hit('center', 0.05)).toMatchObject(soft);
    expect(demo.says('center', 0.5)).toBe('Center, medium: percussion; too soft for the chord');
    expect(demo.says('center', 0.8)).toBe('Center, hard: percussion and chord');
    demo.turn('Threshold, input', 60);
    expect(demo.says('center', 0.5)).toBe('Center, medium: too soft for the input');
  });

  it('moves the lines by dragging them', () => {
    const {play} = startWithoutPage(twoThresholds);
    play.drag?.('chord', 0.33);
    expect(play.lines?.().map(({id, value}) => [id, value])).toEqual([
      ['chord', 0.33],
      ['input', 0.1],
    ]);
  });
});

describe('blend', () => {
  const gains = ({outcome}: ReturnType<ReturnType<typeof startWithoutPage>['hit']>) =>
    Object.fromEntries(outcome.starts.map(({name, gain}) => [name, gain]));

  it('flips without a blend, and fades with one', () => {
    const demo = startWithoutPage(blend);
    expect(gains(demo.hit('center', 1, {place: 0.49}))).toEqual({'dark snare': 1});
    expect(gains(demo.hit('edge', 1, {place: 0.51}))).toEqual({'bright snare': 1});
    demo.turn('Between zones', 'blended');
    const middle = gains(demo.hit('edge', 1, {place: 0.5}));
    expect(middle['dark snare']).toBeCloseTo(Math.SQRT1_2);
    expect(middle['bright snare']).toBeCloseTo(Math.SQRT1_2);
    expect(demo.says('center', 1, {place: 0.35})).toBe(
      'Center, hard: dark snare 65%, bright snare 35%',
    );
  });
});
