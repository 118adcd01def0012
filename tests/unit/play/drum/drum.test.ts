import {describe, expect, it, vi} from 'vitest';
import type {Zone} from '../../../../src/play/core';
import {createDrum} from '../../../../src/play/drum/drum';
import {forceOf, SOFTEST} from '../../../../src/play/drum/force';
import {MIDDLE, pointOf, spotAt} from '../../../../src/play/drum/geometry';
import {moveTom, pair, SENSOR} from '../../../../src/play/drum/pair';
import {keyOf, zoneOfKey} from '../../../../src/play/drum/keys';
import {Pointed} from '../../../support/pointer';

const ALL: readonly Zone[] = [
  'center',
  'edge',
  'rim',
  'rimshot-edge',
  'cross-stick',
  'stickshot',
  'damped',
  'shell',
];
const FEW: readonly Zone[] = ['center', 'edge', 'rim'];
const STRENGTHS = [SOFTEST, 0.3, 0.55, 0.8, 1];
const right = (radius: number) => ({x: MIDDLE + radius, y: MIDDLE});

describe('where a stick lands', () => {
  it.each([
    [0, FEW, {zone: 'center', place: 0}],
    [44, FEW, {zone: 'center', place: 44 / 90}],
    [45, FEW, {zone: 'edge', place: 0.5}],
    [90, FEW, {zone: 'edge', place: 1}],
    [98, FEW, {zone: 'rim'}],
    [112, FEW, {zone: 'rim'}],
    [116, FEW, null],
    [80, ALL, {zone: 'rimshot-edge'}],
    [98, ['center', 'edge'], null],
  ] as const)('%s from the middle', (radius, zones, spot) => {
    const struck = spotAt(right(radius), zones);
    if (spot) expect(struck).toMatchObject(spot);
    else expect(struck).toBeNull();
  });

  it('may be the stick that lies across the rim', () => {
    const point = {x: 44, y: 182};
    expect(spotAt(point, ALL)?.zone).toBe('cross-stick');
    expect(spotAt(point, FEW)?.zone).toBe('rim');
  });

  it('may be a corner, on drums that show it', () => {
    expect(spotAt({x: 225, y: 40}, ALL)?.zone).toBe('damped');
    expect(spotAt({x: 50, y: 6}, ALL)?.zone, 'its name').toBe('stickshot');
    expect(spotAt({x: 50, y: 6}, FEW)).toBeNull();
    expect(spotAt({x: 225, y: 40}, FEW)).toBeNull();
  });

  it.each(ALL)('is drawn on the zone that was hit: %s', (zone) => {
    for (const strength of STRENGTHS) {
      for (const count of [0, 1]) {
        expect(spotAt(pointOf({zone}, strength, count), ALL)?.zone).toBe(zone);
      }
    }
  });

  it.each(ALL)('is the harder, the higher in its zone: %s', (zone) => {
    const felt = STRENGTHS.map((strength) => spotAt(pointOf({zone}, strength, 0), ALL)?.strength);
    expect([...felt].sort()).toEqual(felt);
    expect(new Set(felt).size).toBe(felt.length);
  });

  it('reaches from softest to hardest on each zone of the head', () => {
    for (const radius of [42, 85, 104]) {
      const at = (y: number) => spotAt({x: MIDDLE, y: MIDDLE + y}, FEW)?.strength;
      expect(at(-radius)).toBe(1);
      expect(at(radius)).toBe(SOFTEST);
    }
    expect(spotAt(right(60), FEW)?.strength).toBeCloseTo(0.54);
  });
});

it.each([
  ['mouse', 0.5, null],
  ['mouse', 0.3, null],
  ['touch', 0, null],
  ['touch', 0.5, null],
  ['touch', 1, null],
  ['touch', 0.31, 0.31],
  ['pen', 0.01, SOFTEST],
])('the force of a press of a %s that says %s', (pointerType, pressure, force) => {
  expect(forceOf({pointerType, pressure})).toBe(force);
});

describe('keys', () => {
  it('are one for each zone, none twice', () => {
    const keys = ALL.map(keyOf);
    expect(keys.every((key) => /^[A-Z]$/.test(key))).toBe(true);
    expect(new Set(keys).size).toBe(ALL.length);
  });

  it('strike with Shift too, and only zones that the drum has', () => {
    expect(zoneOfKey({key: 'R'}, FEW)).toBe('rim');
    expect(zoneOfKey({key: 'r'}, ['center'])).toBeUndefined();
  });

  it.each(['ctrlKey', 'metaKey', 'altKey', 'repeat', 'isComposing'])(
    'strike nothing with %s',
    (name) => {
      expect(zoneOfKey({key: 'c', [name]: true}, FEW)).toBeUndefined();
    },
  );
});

describe('a snare and a tom', () => {
  it.each(['snare', 'tom'] as const)('show strokes where they are struck: %s', (zone) => {
    const felt = STRENGTHS.map((strength, count) => {
      const spot = pair.spotAt(pair.pointOf({zone}, strength, count), []);
      expect(spot?.zone).toBe(zone);
      return spot?.strength ?? 0;
    });
    expect([...felt].sort()).toEqual(felt);
  });

  it('have the sensor on the snare, and air beside them', () => {
    expect(pair.spotAt(SENSOR, [])?.zone).toBe('snare');
    expect(pair.spotAt({x: 5, y: 5}, [])).toBeNull();
  });

  it('have a gap where they are apart, and none where they touch', () => {
    const between = {x: 134, y: 106}; // in the gap, well off both
    moveTom(false); // wherever another file has left it
    expect(pair.spotAt(between, ['tom', 'snare'])).toBeNull();
    moveTom(true);
    expect(pair.spotAt(between, ['tom', 'snare'])).not.toBeNull();
    moveTom(false);
    expect(pair.spotAt(between, ['tom', 'snare'])).toBeNull();
  });
});

describe('a stick that is dragged', () => {
  function struck() {
    const [svg, stick] = [new Pointed(2 * MIDDLE), new Pointed()];
    const drawing = {svg, stick, areas: new Map(), strokes: new Pointed()};
    const onStroke = vi.fn();
    const shape = {draw: () => drawing as never, spotAt, pointOf};
    createDrum({zones: FEW, shape, drags: true, onAim: vi.fn(), onStroke});
    return {svg, onStroke};
  }
  const middle = {clientX: MIDDLE, clientY: MIDDLE};

  it('keeps striking, until it is lifted where nobody told', () => {
    const {svg, onStroke} = struck();
    const away = {clientX: MIDDLE + 40, clientY: MIDDLE};
    svg.point('pointerdown', middle);
    svg.point('pointermove', {...away, timeStamp: 100});
    expect(onStroke).toHaveBeenCalledTimes(2);
    svg.point('pointermove', {...away, timeStamp: 150, buttons: 0});
    svg.point('pointermove', {...middle, timeStamp: 300});
    expect(onStroke).toHaveBeenCalledTimes(2);
  });

  it('strikes nothing where the press opens a menu', () => {
    const {svg, onStroke} = struck();
    svg.point('pointerdown', {...middle, ctrlKey: true});
    expect(onStroke).not.toHaveBeenCalled();
  });
});
