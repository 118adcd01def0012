import {describe, expect, it} from 'vitest';
import {demonstration as latency} from '../../../../src/play/demonstrations/latency';
import {startWithoutPage} from '../../../support/withoutPage';

describe('latency', () => {
  it('lets the snare sound later than the stick, by two buffers', () => {
    const demo = startWithoutPage(latency);
    demo.turn('1,024 samples at 44.1 kHz: 46.4 ms', undefined);
    const {outcome} = demo.hit('center');
    expect(outcome.starts.map(({name, delay = 0}) => [name, Math.round(1000 * delay)])).toEqual([
      ['stick', 0],
      ['snare', 46],
    ]);
    expect(outcome.says).toBe('Center, medium: snare, 46.4 ms later');
    demo.turn('Stick', false);
    expect(demo.hit('center').outcome.starts.map(({name}) => name)).toEqual(['snare']);
  });

  it('has a click to play along with, which is on time and no stroke', () => {
    const demo = startWithoutPage(latency);
    demo.turn('1,024 samples at 48 kHz: 42.7 ms', undefined);
    demo.turn('Click', true);
    const beats = (demo.play.pattern?.() ?? []).filter((hit) => 'isClick' in hit);
    expect(beats).toHaveLength(50);
    const [beat] = beats.map((each) => demo.play.hit({...each, time: each.time + 0.123456}));
    expect(beat?.isClick).toBe(true);
    expect(beat?.outcome.starts).toMatchObject([{id: 'click.123', name: 'click', gain: 0.9}]);
    demo.turn('Click', false);
    expect(beats.flatMap((each) => demo.play.hit(each).outcome.starts)).toEqual([]);
    expect(demo.play.pattern?.()).toHaveLength(8);
  });

  it('has the snare heard against the click for two bars, in order of time', () => {
    const demo = startWithoutPage(latency);
    demo.turn('Click', true);
    const hits = demo.play.pattern?.() ?? [];
    const times = hits.map(({time}) => time);
    expect(times).toEqual([...times].sort((a, b) => a - b));
    const answers = hits.map((hit) => demo.play.hit(hit));
    const snares = answers.flatMap(({outcome}, index) =>
      outcome.starts.some(({name}) => name === 'snare') ? [times[index]] : [],
    );
    expect(snares).toHaveLength(16);
    expect(Math.max(...(snares as number[]))).toBeLessThan(4.8);
  });

  it.each([
    ['64 samples at 44.1 kHz: 2.9 ms', '2.9 ms: a speaker 3 feet away. Under 10 ms'],
    ['128 samples at 48 kHz: 5.3 ms', '5.3 ms: a speaker 6 feet away. Under 10 ms'],
    ['256 samples at 48 kHz: 10.7 ms', '10.7 ms: a speaker 12 feet away. Often'],
    ['512 samples at 44.1 kHz: 23.2 ms', '23.2 ms: a speaker 26 feet away. Often'],
  ])('says what %s means', (choice, words) => {
    const demo = startWithoutPage(latency);
    demo.turn(choice, undefined);
    expect(demo.words().join()).toContain(words);
  });
});
