import type {Zone} from '../core';
import {s} from '../dom';
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

let drawn = 0;

/** A ring as one path, so that only the ring itself takes a color. */
export function ring(outer: number, inner: number, {x, y} = CENTERED): string {
  const circle = (r: number, sweep: 0 | 1): string =>
    `M${x - r} ${y}a${r} ${r} 0 1 ${sweep} ${2 * r} 0a${r} ${r} 0 1 ${sweep} ${-2 * r} 0z`;
  return circle(outer, 1) + circle(inner, 0);
}

/** Each zone as an area that lights up. */
const AREAS: Readonly<Partial<Record<Zone, (hasRimshot: boolean) => SVGElement>>> = {
  center: () => s('circle', {...at, r: CENTER}),
  edge: (hasRimshot) => s('path', {d: ring(hasRimshot ? RIMSHOT : HEAD, CENTER)}),
  'rimshot-edge': () => s('path', {d: ring(HEAD, RIMSHOT)}),
  rim: () => s('path', {d: ring(HOOP, HEAD)}),
  'cross-stick': () => crossStick('sp-drum-cross'),
  stickshot: () => corner('stickshot'),
  damped: () => corner('damped'),
  shell: () => corner('shell'),
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

/** A corner's sign with its name above or below it. */
function cornerSign(zone: Zone): SVGElement[] {
  const {x = 0, y = 0} = CORNERS[zone] ?? {};
  const isLeft = x < MIDDLE;
  const word = {
    x: isLeft ? 0 : SIZE,
    y: y < MIDDLE ? y - CORNER - 4 : y + CORNER + 12,
    class: `sp-drum-word sp-drum-word-${isLeft ? 'start' : 'end'}`,
  };
  return [
    s('circle', {cx: x, cy: y, r: CORNER, class: 'sp-drum-corner'}),
    s('path', {d: SIGNS[zone] ?? '', transform: `translate(${x} ${y})`, class: 'sp-drum-sign'}),
    s('text', word, zone),
  ];
}

function crossStick(className: string): SVGElement {
  const {from, to, half} = CROSS_STICK;
  const line = {x1: from.x, y1: from.y, x2: to.x, y2: to.y, 'stroke-width': 1.6 * half};
  return s('line', {...line, class: className, 'stroke-linecap': 'round'});
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

/** The color of a head, by which fills refer to it: light from above, darker at the hoop. */
export function shade(id: string): SVGElement {
  return s(
    'radialGradient',
    {id},
    s('stop', {offset: '0', class: 'sp-drum-light'}),
    s('stop', {offset: '0.72', class: 'sp-drum-light'}),
    s('stop', {offset: '1', class: 'sp-drum-shade'}),
  );
}

/** The stick that follows the pointer, its tip at 0, 0. */
export function drawStick(): SVGGElement {
  return s(
    'g',
    {class: 'sp-drum-stick', visibility: 'hidden'},
    s(
      'g',
      {class: 'sp-drum-arm'},
      s('path', {d: 'M3 3L96 82', class: 'sp-drum-shaft'}),
      s('ellipse', {cx: 1, cy: 1, rx: 5.5, ry: 4, transform: 'rotate(40)', class: 'sp-drum-tip'}),
    ),
  );
}

function words(text: string, y: number): SVGElement {
  return s('text', {x: MIDDLE, y, class: 'sp-drum-word'}, text);
}

/** A drum seen from above, in parts. */
export interface Drawing {
  readonly svg: SVGSVGElement;
  /** The areas that light up, by zone. */
  readonly areas: ReadonlyMap<Zone, SVGElement>;
  /** Where strokes are drawn. */
  readonly strokes: SVGGElement;
  /** The stick that follows the pointer, its tip at 0, 0. */
  readonly stick: SVGGElement;
}

/**
 * Draws the drum.
 *
 * @param zones those that it has, in any order
 */
export function drawDrum(zones: readonly Zone[]): Drawing {
  const id = `sp-drum-${String((drawn += 1))}`;
  const hasRimshot = zones.includes('rimshot-edge');
  const areas = new Map(
    zones.flatMap((zone) => {
      const area = AREAS[zone]?.(hasRimshot);
      area?.classList.add('sp-drum-area');
      area?.setAttribute('data-zone', zone);
      return area ? [[zone, area] as const] : [];
    }),
  );
  const strokes = s('g', {class: 'sp-drum-strokes'});
  const stick = drawStick();
  const svg = s(
    'svg',
    {
      viewBox: `0 0 ${SIZE} ${SIZE}`,
      class: 'sp-drum',
      role: 'img',
      'aria-label': `A drum from above: ${zones.join(', ')}`,
    },
    s(
      'defs',
      {},
      shade(id),
      s('path', {id: `${id}-arc`, d: `M${MIDDLE - 94.5} ${MIDDLE}a94.5 94.5 0 0 1 189 0`}),
    ),
    ...lugs(),
    s('path', {d: ring(HOOP, HEAD), class: 'sp-drum-hoop'}),
    s('circle', {...at, r: HEAD, fill: `url(#${id})`, class: 'sp-drum-head'}),
    ...(hasRimshot ? [s('circle', {...at, r: RIMSHOT, class: 'sp-drum-border'})] : []),
    s('circle', {...at, r: CENTER, class: 'sp-drum-border'}),
    ...(zones.includes('cross-stick') ? [crossStick('sp-drum-cross')] : []),
    ...zones.filter((zone) => CORNERS[zone]).flatMap(cornerSign),
    ...areas.values(),
    words('center', MIDDLE + 4),
    words('edge', MIDDLE + CENTER + (hasRimshot ? 18 : 26)),
    ...(hasRimshot ? [words('rimshot', MIDDLE + RIMSHOT + 10)] : []),
    s(
      'text',
      {class: 'sp-drum-word'},
      s('textPath', {href: `#${id}-arc`, startOffset: '50%'}, zones.includes('rim') ? 'rim' : ''),
    ),
    strokes,
    stick,
  );
  return {svg, areas, strokes, stick};
}
