import {expect, it} from 'vitest';
import {demonstration as latency} from '../../../../src/play/demonstrations/latency';
import {inTime} from '../../../../src/play/shell/pattern';
import {startWithoutPage} from '../../../support/withoutPage';

it('lets the snare sound later than the stick, by two buffers', () => {
  const demo = startWithoutPage(latency);
  demo.turn('Buffer', '1024');
  demo.turn('Sample rate', '44100');
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
  demo.turn('Buffer', '1024');
  demo.turn('Click', true);
  const beats = (demo.play.pattern?.()() ?? []).filter((hit) => 'isClick' in hit);
  expect(beats).toHaveLength(50);
  const [beat] = beats.map((each) => demo.play.hit({...each, time: each.time + 0.123456}));
  expect(beat?.isClick).toBe(true);
  expect(beat?.outcome.starts).toMatchObject([{id: 'click.123', name: 'click', gain: 0.9}]);
  demo.turn('Click', false);
  expect(beats.flatMap((each) => demo.play.hit(each).outcome.starts)).toEqual([]);
  expect(demo.play.pattern?.()()).toHaveLength(8);
});

it('clicks on without a stumble where the pattern begins again, and as soon as Click is turned on', () => {
  const demo = startWithoutPage(latency);
  const until = inTime(demo.play.pattern?.() ?? (() => []), 0);
  expect(until(1)).toHaveLength(4);
  demo.turn('Click', true);
  const clicks = until(90)
    .filter((hit) => 'isClick' in hit)
    .map(({time}) => time);
  expect(clicks[0]).toBeCloseTo(1.2);
  const gaps = clicks.slice(1).map((time, index) => time - (clicks[index] ?? 0));
  expect(gaps.length).toBeGreaterThan(100);
  expect(gaps.filter((gap) => Math.abs(gap - 0.6) > 0.001)).toEqual([]);
});

it('has the snare heard against the click for two bars, in order of time', () => {
  const demo = startWithoutPage(latency);
  demo.turn('Click', true);
  const hits = demo.play.pattern?.()() ?? [];
  const times = hits.map(({time}) => time);
  expect(times).toEqual([...times].sort((a, b) => a - b));
  const answers = hits.map((hit) => demo.play.hit(hit));
  const snares = answers.flatMap(({outcome}, index) =>
    outcome.starts.some(({name}) => name === 'snare') ? [times[index]] : [],
  );
  expect(snares).toHaveLength(16);
  expect(Math.max(...(snares as number[]))).toBeLessThan(4.8);
});

it('shows the delay of the last hit’s setting and of this one, and at each hit', () => {
  const demo = startWithoutPage(latency);
  expect(demo.words()).toContain('5.3 ms');
  expect(demo.hit('center').mark).toBe('+5.3 ms');
  demo.turn('Buffer', '256'); // passed over
  demo.turn('Buffer', '512');
  expect(demo.words().filter((words) => words.endsWith(' ms'))).toEqual(['5.3 ms', '21.3 ms']);
  demo.hit('center');
  demo.turn('Sample rate', '44100');
  expect(demo.words().filter((words) => words.endsWith(' ms'))).toEqual(['21.3 ms', '23.2 ms']);
  expect(demo.hit('edge').mark).toBe('+23.2 ms');
});

it('has a row for the click in the strip while it sounds', () => {
  const demo = startWithoutPage(latency);
  expect(demo.play.idle?.()).toEqual(['click']);
  demo.turn('Click', true);
  expect(demo.play.idle?.()).toEqual([]);
});
