import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {slotIn, type Bar} from '../../../../src/play/strip/bars';
import {lanesOf} from '../../../../src/play/strip/lanes';
import {dragLines} from '../../../../src/play/strip/lines';
import {gutterOf} from '../../../../src/play/strip/names';
import {heightOf, leastHeight, scaleOf} from '../../../../src/play/strip/scale';
import {createStrip} from '../../../../src/play/strip/strip';
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

describe('lines that are dragged', () => {
  it('follow the finger that took one, while another presses and lifts on the other', () => {
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
});

/** Stands in for an element of a drawing. */
class Drawn {
  children: (Drawn | string)[] = [];
  look = '';
  style = {};
  setAttribute = (name: string, value: string): void => {
    if (name === 'class') this.look = value;
  };
  removeAttribute = (): void => undefined;
  append = (...more: Drawn['children']): void => void this.children.push(...more);
  replaceChildren = (...all: Drawn['children']): void => void (this.children = all);
  /** What those of a class hold, in it and in all within. */
  all = (look: string): string[] =>
    this.children.flatMap((child) => {
      if (typeof child === 'string') return [];
      return child.look === look ? [child.children.join()] : child.all(look);
    });
}

describe('rows in which nothing sounds as the settings are', () => {
  let now = 0;
  beforeEach(() => {
    now = 0;
    const make = () => new Drawn();
    vi.stubGlobal('document', {createElement: make, createElementNS: make});
    vi.stubGlobal(
      'ResizeObserver',
      class {
        observe = (): void => undefined;
      },
    );
    vi.stubGlobal('matchMedia', () => ({matches: false}));
    vi.stubGlobal('requestAnimationFrame', () => 0);
    vi.stubGlobal('cancelAnimationFrame', () => undefined);
  });
  afterEach(() => void vi.unstubAllGlobals());

  function strip() {
    const lanes = lanesOf({chord: {row: 'chord'}, bass: {row: 'bass'}});
    const {element, add, set} = createStrip({lanes, peaks: 'hits', now: () => now});
    const drawn = element as unknown as Drawn;
    return {
      hit(module: string, gain = 1, ends: readonly string[] = []): void {
        const starts = [{id: `${module}.${String(now)}`, module, name: module, gain, length: 6}];
        add({zone: 'edge', strength: 1, time: now}, {outcome: {starts, ends, says: ''}});
      },
      idle: (...rows: readonly string[]) => set([], rows),
      rows: () => drawn.all('sp-strip-name').slice(1),
      sounds: () => drawn.all('sp-strip-sound').length,
    };
  }

  it('stay while something rings there, and go with the next hit', () => {
    const {hit, idle, rows, sounds} = strip();
    idle('bass');
    expect(rows()).toEqual(['chord']);
    idle();
    hit('bass');
    now = 3;
    idle('bass');
    expect(rows()).toEqual(['chord', 'bass']);
    hit('chord');
    expect(rows()).toEqual(['chord', 'bass']);
    expect(sounds()).toBe(2);
    now = 6.1;
    hit('chord');
    expect(rows()).toEqual(['chord']);
  });

  it('go at once where what rang there is ended', () => {
    const {hit, idle, rows} = strip();
    hit('bass');
    idle('bass');
    expect(rows()).toEqual(['chord', 'bass']);
    hit('chord', 1, ['bass.0']);
    expect(rows()).toEqual(['chord']);
  });

  it('have no bar for a sound that is silent', () => {
    const {hit, sounds} = strip();
    hit('chord', 0);
    expect(sounds()).toBe(0);
  });
});
