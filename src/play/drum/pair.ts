import type {Zone} from '../core';
import {s} from '../dom';
import {drawHoop, lugs, word} from './drawing';
import type {Shape} from './drum';
import {frame} from './frame';
import {heightOf, strengthAt} from './force';
import type {Point} from './geometry';

/** One of two drums: where its middle is, and the outer and inner radius of its hoop. */
interface Place extends Point {
  readonly hoop: number;
  readonly head: number;
}

/** Where a drummer sees them: the snare in front, the tom behind it, a hand apart. */
const SNARE: Place = {x: 78, y: 162, hoop: 68, head: 57};
const TOM: Place = {x: 178, y: 62, hoop: 52, head: 44};

/** How far the tom goes to the left and down until the two touch. */
const TOUCH = TOM.x - SNARE.x - (TOM.hoop + SNARE.hoop) * Math.SQRT1_2;

let places: Readonly<Partial<Record<Zone, Place>>> = {tom: TOM, snare: SNARE};
let moving: readonly SVGElement[] = [];

/** Sets the tom beside the snare, or apart from it: where it is seen, and where it is hit. */
export function moveTom(touches: boolean): void {
  const by = touches ? TOUCH : 0;
  places = {...places, tom: {...TOM, x: TOM.x - by, y: TOM.y + by}};
  const way = `translate(${(-by).toFixed(1)} ${by.toFixed(1)})`;
  for (const part of moving) part.setAttribute('transform', way);
}

/** The snare's sensor, clipped to its hoop on the side of the tom. */
export const SENSOR: Point = {x: SNARE.x + 60 * Math.SQRT1_2, y: SNARE.y - 60 * Math.SQRT1_2};

/** A drum without its name, which lies over what is drawn when it is hit. */
function drawOne({x, y, hoop, head}: Place, area: SVGElement, fill: string): SVGElement {
  return s(
    'g',
    {},
    ...lugs(hoop, {x, y}),
    ...drawHoop(hoop, head, {x, y}),
    s('circle', {cx: x, cy: y, r: head, fill, class: 'sp-drum-head'}),
    area,
  );
}

const nameOf = (name: Zone, {x, y}: Place): SVGElement => word(name, {x, y: y + 4});

const drumAt = (point: Point, reach: number): Zone | undefined =>
  (Object.entries(places) as [Zone, Place][]).find(
    ([, {x, y, hoop}]) => Math.hypot(point.x - x, point.y - y) <= hoop + reach,
  )?.[0];

/** A snare and a tom, with the snare's sensor; each drum is one zone. */
export const pair: Shape = {
  draw() {
    const area = ({x, y, head}: Place): SVGElement =>
      s('circle', {cx: x, cy: y, r: head, class: 'sp-drum-area'});
    const [snare, tom] = [area(SNARE), area(TOM)];
    const [snareWord, tomWord] = [nameOf('snare', SNARE), nameOf('tom', TOM)];
    const sensor = {x: -9, y: -7, width: 18, height: 14, rx: 4, class: 'sp-drum-sensor'};
    const place = `translate(${SENSOR.x.toFixed(1)} ${SENSOR.y.toFixed(1)}) rotate(45)`;
    return frame({
      label: 'A snare and a tom from above, and the sensor on the snare',
      areas: new Map<Zone, SVGElement>([
        ['snare', snare],
        ['tom', tom],
      ]),
      under(id) {
        const fill = `url(#${id})`;
        const drawn = drawOne(TOM, tom, fill);
        moving = [drawn, tomWord];
        moveTom(false);
        return [drawn, drawOne(SNARE, snare, fill), s('rect', {...sensor, transform: place})];
      },
      words: () => [snareWord, tomWord],
    });
  },

  spotAt(point) {
    const zone = drumAt(point, 0) ?? drumAt(point, 6); // a finger may land a little beside
    const {y, hoop} = (zone && places[zone]) ?? SNARE;
    return zone ? {zone, strength: strengthAt(point.y, y - hoop, y + hoop)} : null;
  },

  pointOf({zone}, strength, count) {
    const {x, y, head} = places[zone] ?? SNARE;
    const side = count % 2 === 0 ? 0.4 : -0.4;
    return {x: x + side * head, y: y + 0.7 * head * heightOf(strength)};
  },
};
