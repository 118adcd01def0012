import {expect, it} from 'vitest';
import {
  advanceMetro,
  METRO_DEFAULTS,
  startMetro,
  type MetroSettings,
  type Subdivision,
} from '../../../../src/play/core';
import {createRing} from '../../../../src/play/demonstrations/metro/ring';
import type {Stage} from '../../../../src/play/shell';

interface Part {
  readonly attributes: Record<string, string | number>;
  children: Part[];
}

/** Stands in for what makes parts of a drawing. */
function s(_tag: string, attributes: Part['attributes'] = {}, ...children: Part[]) {
  const part = {
    attributes: {...attributes},
    children,
    setAttribute: (name: string, value: string) => void (part.attributes[name] = value),
    replaceChildren: (...all: Part[]) => void (part.children = all),
  };
  return part;
}

/** Degrees from the top, clockwise, of the point at which a path begins. */
function beginOf(path: unknown): number {
  const [x = 0, y = 0] =
    String(path)
      .match(/[\d.]+/g)
      ?.map(Number) ?? [];
  return (Math.atan2(x - 120, 120 - y) * (180 / Math.PI) + 360) % 360;
}

const ring = createRing({s} as unknown as Stage['controls']);
const [cells, , light] = (ring.element as unknown as Part).children;

it('turns clockwise, from the top around to it', () => {
  ring.draw({...METRO_DEFAULTS, pads: 1});
  const begins = (cells?.children ?? []).map(({attributes}) => beginOf(attributes.d));
  expect(begins.length).toBeGreaterThan(3);
  expect(begins).toEqual([...begins].sort((one, other) => one - other));
  expect(begins[0]).toBeCloseTo(13, 0); // half of what is left open for the pad's number
});

it('lights the step that plays', () => {
  ring.draw({...METRO_DEFAULTS, pads: 1});
  ring.show({position: 12, count: 2, pads: [0]} as never);
  expect(light?.attributes.d).toBe(cells?.children[2]?.attributes.d);
  ring.show(null);
  expect(light?.attributes.d).toBe('');
});

it('lights what was played before the grid changed in the same place, if that has a step there', () => {
  const [before, after] = ['1/8', '1/16'].map((subdivision) => {
    return {...METRO_DEFAULTS, subdivision: subdivision as Subdivision, pads: 1};
  }) as [MetroSettings, MetroSettings];
  const {events} = advanceMetro(before, startMetro(0), 60);
  const [event] = events.filter(({position}) => position === 30);
  ring.draw(before);
  ring.show(event ?? null);
  ring.draw(after);
  ring.show(event ?? null);
  expect(light?.attributes.d).toBe(cells?.children[10]?.attributes.d);
  ring.draw({...after, subdivision: '1/4'});
  ring.show(event ?? null);
  expect(light?.attributes.d).toBe('');
});
