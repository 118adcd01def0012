import type {Zone} from '../core';
import {s} from '../dom';
import {drawStick, lugs, ring, shade} from './drawing';
import type {Shape} from './drum';
import {SIZE, type Point} from './geometry';

/** One of two drums: where its middle is, and the outer and inner radius of its hoop. */
interface Place extends Point {
  readonly hoop: number;
  readonly head: number;
}

/** Where a drummer sees them: the snare in front, the tom behind it. */
const PLACES: Readonly<Partial<Record<Zone, Place>>> = {
  tom: {x: 178, y: 60, hoop: 53, head: 44},
  snare: {x: 83, y: 155, hoop: 71, head: 60},
};

/** The snare's sensor, clipped to its hoop on the side of the tom. */
export const SENSOR: Point = {x: 83 + 67 * Math.SQRT1_2, y: 155 - 67 * Math.SQRT1_2};

/** Directions, in turns, for strokes that come without a point: not twice on the same spot. */
const TURNS = [0.2, 0.55, 0.35, 0.7, 0.45];

const HEAD_ID = 'sp-drum-pair';

function drawOne(name: Zone, place: Place, area: SVGElement): SVGElement[] {
  const {x, y, hoop, head} = place;
  return [
    ...lugs(hoop, place),
    s('path', {d: ring(hoop, head, place), class: 'sp-drum-hoop'}),
    s('circle', {cx: x, cy: y, r: head, fill: `url(#${HEAD_ID})`, class: 'sp-drum-head'}),
    area,
    s('text', {x, y: y + 4, class: 'sp-drum-word'}, name),
  ];
}

const drumAt = (point: Point, reach: number): Zone | undefined =>
  (Object.entries(PLACES) as [Zone, Place][]).find(
    ([, {x, y, hoop}]) => Math.hypot(point.x - x, point.y - y) <= hoop + reach,
  )?.[0];

/** A snare and a tom, with the snare's sensor; each drum is one zone. */
export const pair: Shape = {
  draw() {
    const areas = new Map<Zone, SVGElement>();
    const drums = (Object.entries(PLACES) as [Zone, Place][]).flatMap(([name, place]) => {
      const area = s('circle', {cx: place.x, cy: place.y, r: place.head, class: 'sp-drum-area'});
      areas.set(name, area);
      return drawOne(name, place, area);
    });
    const strokes = s('g', {class: 'sp-drum-strokes'});
    const stick = drawStick();
    const svg = s(
      'svg',
      {
        viewBox: `0 0 ${SIZE} ${SIZE}`,
        class: 'sp-drum',
        role: 'img',
        'aria-label': 'A snare and a tom from above, and the sensor on the snare',
      },
      s('defs', {}, shade(HEAD_ID)),
      ...drums,
      s('rect', {
        x: -9,
        y: -7,
        width: 18,
        height: 14,
        rx: 4,
        transform: `translate(${SENSOR.x.toFixed(1)} ${SENSOR.y.toFixed(1)}) rotate(45)`,
        class: 'sp-drum-sensor',
      }),
      strokes,
      stick,
    );
    return {svg, areas, strokes, stick};
  },

  spotAt(point) {
    const zone = drumAt(point, 0) ?? drumAt(point, 6); // a finger may land a little beside
    return zone ? {zone} : null;
  },

  pointOf({zone}, count) {
    const {x, y, head} = PLACES[zone] ?? {x: SIZE / 2, y: SIZE / 2, head: 0};
    const turn = (TURNS[count % TURNS.length] ?? 0) * 2 * Math.PI;
    return {x: x + 0.55 * head * Math.cos(turn), y: y + 0.55 * head * Math.sin(turn)};
  },
};
