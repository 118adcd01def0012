import {expect, it} from 'vitest';
import {METRO_DEFAULTS} from '../../../../src/play/core';
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
  ring.show({time: 0, count: 2, pads: [0], strength: 1} as never);
  expect(light?.attributes.d).toBe(cells?.children[2]?.attributes.d);
  ring.show(null);
  expect(light?.attributes.d).toBe('');
});
