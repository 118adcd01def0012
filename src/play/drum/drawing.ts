import type {Zone} from '../core';
import {s} from '../dom';
import {frame, type Drawing} from './frame';
import {
  CENTER,
  CORNER,
  CORNERS,
  CROSS_STICK,
  HEAD,
  HOOP,
  MIDDLE,
  RIMSHOT,
  SIZE,
  type Point,
} from './geometry';

const LUGS = 8;
const CENTERED: Point = {x: MIDDLE, y: MIDDLE};
const at = {cx: MIDDLE, cy: MIDDLE};

/** A ring as one path, so that only the ring itself takes a color. */
export function ring(outer: number, inner: number, {x, y} = CENTERED): string {
  const circle = (r: number, sweep: 0 | 1): string =>
    `M${x - r} ${y}a${r} ${r} 0 1 ${sweep} ${2 * r} 0a${r} ${r} 0 1 ${sweep} ${-2 * r} 0z`;
  return circle(outer, 1) + circle(inner, 0);
}

/** Of zones that lie on the drum; others lie in a corner. */
const AREAS: Readonly<Partial<Record<Zone, (hasRimshot: boolean) => SVGElement>>> = {
  center: () => s('circle', {...at, r: CENTER}),
  edge: (hasRimshot) => s('path', {d: ring(hasRimshot ? RIMSHOT : HEAD, CENTER)}),
  'rimshot-edge': () => s('path', {d: ring(HEAD, RIMSHOT)}),
  rim: () => s('path', {d: ring(HOOP, HEAD)}),
  'cross-stick': crossStick,
};

/** What is struck in a corner, around 0, 0: two sticks, a hand that lies flat, a drum's side. */
const SIGNS: Readonly<Partial<Record<Zone, string>>> = {
  stickshot: 'M-10 9L9 -8M-11 -6L11 7',
  damped: 'M-8 1V-5M-3 0V-9M2 0V-9M7 1V-6M-8 1C-8 10 7 10 7 1M-8 3L-12 -1',
  shell: 'M-11 -6H11M-11 6H11M-9 -6V6M9 -6V6M-3 -2V2M3 -2V2',
};

function corner(zone: Zone): SVGElement {
  const {x: cx = 0, y: cy = 0} = CORNERS[zone] ?? {};
  return s('circle', {cx, cy, r: CORNER});
}

function cornerSign(zone: Zone): SVGElement[] {
  const {x = 0, y = 0} = CORNERS[zone] ?? {};
  return [
    s('circle', {cx: x, cy: y, r: CORNER, class: 'sp-drum-corner'}),
    s('path', {d: SIGNS[zone] ?? '', transform: `translate(${x} ${y})`, class: 'sp-drum-sign'}),
  ];
}

function cornerWord(zone: Zone): SVGElement {
  const {x = 0, y = 0} = CORNERS[zone] ?? {};
  const isLeft = x < MIDDLE;
  return wordBeside(zone, isLeft, y < MIDDLE ? y - CORNER - 6 : y + CORNER + 14);
}

/** On the drawing's ground, from its left or right side. */
function wordBeside(name: string, isLeft: boolean, y: number): SVGElement {
  const text = word(name, {x: isLeft ? 0 : SIZE, y});
  text.classList.add('sp-drum-word-beside');
  text.style.textAnchor = isLeft ? 'start' : 'end';
  return text;
}

function crossStick(): SVGElement {
  const {from, to, half} = CROSS_STICK;
  const line = {x1: from.x, y1: from.y, x2: to.x, y2: to.y, 'stroke-width': 1.6 * half};
  return s('line', {...line, class: 'sp-drum-cross', 'stroke-linecap': 'round'});
}

/** Screws that hold the hoop: what makes a circle a drum. */
export function lugs(hoop = HOOP, {x, y} = CENTERED): SVGElement[] {
  return Array.from({length: LUGS}, (_, index) =>
    s(
      'g',
      {transform: `rotate(${(360 / LUGS) * (index + 0.5)} ${x} ${y})`},
      s('rect', {x: x - 6, y: y - hoop - 10, width: 12, height: 16, rx: 4, class: 'sp-drum-lug'}),
      s('circle', {cx: x, cy: y - hoop + 8, r: 3.2, class: 'sp-drum-screw'}),
    ),
  );
}

/** The hoop, and the light on it. */
export function drawHoop(hoop = HOOP, head = HEAD, {x, y} = CENTERED): SVGElement[] {
  return [
    s('path', {d: ring(hoop, head, {x, y}), class: 'sp-drum-hoop'}),
    s('circle', {cx: x, cy: y, r: hoop - 1.5, class: 'sp-drum-shine'}),
  ];
}

/** A word of the drawing. */
export const word = (text: string, {x, y}: Point): SVGElement =>
  s('text', {x, y, class: 'sp-drum-word'}, text);

/** On half a circle around the middle: over it, or under it. */
function wordOnArc(text: string, id: string, radius: number, sweep: 0 | 1): SVGElement {
  const d = `M${MIDDLE - radius} ${MIDDLE}a${radius} ${radius} 0 0 ${sweep} ${2 * radius} 0`;
  return s(
    'text',
    {class: 'sp-drum-word sp-drum-word-arc'},
    s('defs', {}, s('path', {id, d})),
    s('textPath', {href: `#${id}`, startOffset: '50%'}, text),
  );
}

/** Draws a drum that has these zones. */
export function drawDrum(zones: readonly Zone[]): Drawing {
  const hasRimshot = zones.includes('rimshot-edge');
  const areas = new Map(
    zones.map((zone) => {
      const area = AREAS[zone]?.(hasRimshot) ?? corner(zone);
      area.classList.add('sp-drum-area');
      area.setAttribute('data-zone', zone);
      return [zone, area] as const;
    }),
  );
  const corners = zones.filter((zone) => CORNERS[zone]);
  return frame({
    label: `A drum from above: ${zones.join(', ')}`,
    areas,
    under: (id) => [
      ...lugs(),
      // A rim that nothing listens to holds the head, and is no more.
      ...(zones.includes('rim')
        ? drawHoop()
        : [s('path', {d: ring(HOOP, HEAD), class: 'sp-drum-still'})]),
      s('circle', {...at, r: HEAD, fill: `url(#${id})`, class: 'sp-drum-head'}),
      ...(hasRimshot ? [s('circle', {...at, r: RIMSHOT, class: 'sp-drum-border'})] : []),
      s('circle', {...at, r: CENTER, class: 'sp-drum-border sp-drum-spot'}),
      ...(zones.includes('cross-stick') ? [crossStick()] : []),
      ...corners.flatMap(cornerSign),
      ...areas.values(),
    ],
    words: (id) => [
      word('center', {x: MIDDLE, y: MIDDLE + 4}),
      word('edge', {x: MIDDLE, y: MIDDLE + CENTER + (hasRimshot ? 20 : 27)}),
      ...corners.map(cornerWord),
      ...(zones.includes('cross-stick') ? [wordBeside('cross-stick', true, 238)] : []),
      ...(hasRimshot ? [wordOnArc('rimshot', `${id}-shot`, HEAD - 2.5, 0)] : []),
      ...(zones.includes('rim') ? [wordOnArc('rim', `${id}-rim`, HEAD + 3.5, 1)] : []),
    ],
  });
}
