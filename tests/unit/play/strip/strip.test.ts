import {describe, expect, it, vi} from 'vitest';
import {slotIn, type Bar} from '../../../../src/play/strip/bars';
import {lanesOf} from '../../../../src/play/strip/lanes';
import {dragLines} from '../../../../src/play/strip/lines';
import {gutterOf} from '../../../../src/play/strip/names';
import {heightOf, leastHeight, scaleOf} from '../../../../src/play/strip/scale';
import {Pointed} from '../../../support/pointer';

describe('the strip', () => {
  const content = {rows: 3, hasLines: false};
  const least = leastHeight(content);

  it.each([0, least, least + 120])('fills a height of %s, and never overflows it', (height) => {
    const {lanesFrom, lane} = scaleOf(content, height);
    const end = lanesFrom + content.rows * lane;
    expect(end).toBeLessThanOrEqual(Math.max(height, least));
    expect(end).toBeGreaterThan(Math.max(height, least) - 10);
  });

  it('leaves its left end to names, as wide as the longest; percents may grow in it', () => {
    const line = {id: 'chord', name: 'chord', value: 0.1};
    expect(gutterOf(['dark snare'], [])).toBeGreaterThan(gutterOf(['bass'], []));
    expect(gutterOf([], [line])).toBe(gutterOf([], [{...line, value: 1}]));
  });

  it('has a row for each name, in order, and none for what is only heard', () => {
    const lanes = lanesOf({a: {row: 'one'}, b: {}, c: {row: 'two'}, d: {row: 'one'}});
    expect(lanes).toEqual([
      {name: 'one', modules: ['a', 'd']},
      {name: 'two', modules: ['c']},
    ]);
  });
});

describe('sounds that ring over each other', () => {
  const row = {y: 20, room: 40, second: 84};
  const bars: Bar[] = [];
  const ring = (time: number, length: number, lane = 0) => {
    const sound = {lane, time, length, gain: 1};
    const place = slotIn(row, sound, bars);
    bars.push({...sound, ...place} as Bar);
    return place;
  };

  it('pile up in their row, and take a place again that is free', () => {
    expect([ring(0, 2), ring(0.5, 6), ring(1, 6), ring(1, 6, 1)].map(({slot}) => slot)).toEqual([
      0, 1, 2, 0,
    ]);
    expect(ring(2.5, 6).slot).toBe(0);
    const heights = bars.filter(({lane}) => lane === 0).map(({y}) => y);
    expect(new Set(heights).size).toBe(3);
    for (const {y, room} of bars) {
      expect(y - room / 2).toBeGreaterThan(0);
      expect(y + room / 2).toBeLessThan(row.room);
    }
  });

  it('share the whole row if they are short', () => {
    expect(ring(3, 0.4)).toMatchObject({y: row.y, slot: 0});
  });
});

it('lines that are dragged follow the finger that took one, while another presses and lifts on the other', () => {
  const strip = new Pointed();
  const scale = scaleOf({rows: 1, hasLines: true}, 200);
  const lines = [
    {id: 'low', name: 'low', value: 0.2},
    {id: 'high', name: 'high', value: 0.8},
  ];
  const at = (value: number) => ({clientY: heightOf(scale, value)});
  const onDrag = vi.fn();
  dragLines(strip as never, () => ({scale, lines}), onDrag);
  strip.point('pointerdown', at(0.2));
  strip.point('pointerdown', {pointerId: 2, ...at(0.8)});
  strip.point('pointermove', {pointerId: 2, ...at(0.9)});
  strip.point('pointerup', {pointerId: 2});
  strip.point('pointermove', at(0.3));
  strip.point('pointerup');
  strip.point('pointermove', at(0.4));
  expect(onDrag.mock.calls).toEqual([['low', 0.3]]);
});
