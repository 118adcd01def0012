import type {ProductZone} from '../../../play/core';
import {pathData} from './arrow';
import {placed, round, type Canvas, type Placed, type Point, type Rect} from './canvas';
import {line} from './controls';
import {PALETTE, ZONE_COLORS} from './palette';

/** The seven strokes with a name of levels 1 and 2. facts: hardware-inputs/drum-training 11, 12 */
export const STROKES = [
  'center',
  'edge',
  'rim-tip',
  'rim-shoulder',
  'rimshot-center',
  'rimshot-edge',
  'cross-stick',
] as const satisfies readonly ProductZone[];

export type Stroke = (typeof STROKES)[number];

export interface StrokeOptions extends Rect {
  stroke: Stroke;
  /** Name below the drawing; the zone's name by default, '' for none. */
  label?: string;
}

/** Drum and stick, in parts of the drawing's height: half a drum, cut open in the middle of its head. */
const HEAD = 0.6;
const HOOP = 0.085;
const STICK = 0.05;

/**
 * One stroke from the side: a drum cut open, with half of its head, the rim at the right, and the
 * stick where it lands. What the stick touches is in the zone's color, with a burst at each place.
 * Good from 150 by 80 units on; the label takes the lowest 18.
 */
export function stroke(canvas: Canvas, options: StrokeOptions): Placed {
  const {x, y, w, stroke: name} = options;
  const label = options.label ?? ZONE_COLORS[name].name;
  const h = options.h - (label ? 18 : 0);
  const view: View = {
    area: {x, y, w, h},
    unit: h,
    head: y + h * HEAD,
    top: y + h * (HEAD - HOOP),
    middle: x + h * 0.2,
    rim: x + Math.min(w * 0.6, w - h * 0.62),
  };
  const color = ZONE_COLORS[name].solid;
  drawDrum(canvas, view);
  const pose = poseOf(name, view);
  if (pose.rests) pivot(canvas, pose.rests, view.unit * 0.075);
  drawStick(canvas, view, pose.lifted, true);
  pose.hits.forEach((hit) => {
    rays(canvas, hit.at, view.unit * 0.1, color);
    line(canvas, hit.part, {color, width: view.unit * 0.05});
  });
  drawStick(canvas, view, pose.stick, false);
  swing(canvas, view, pose, color);
  if (label) {
    canvas.text(label, {x: x + w / 2, y: y + options.h - 7}, {anchor: 'middle', bold: true});
  }
  return placed(x, y, w, options.h);
}

interface View {
  area: Rect;
  /** Height of the drawing, which all sizes follow. */
  unit: number;
  head: number;
  /** Top of the rim. */
  top: number;
  middle: number;
  /** Inner face of the rim. */
  rim: number;
}

/** A stick: from its tip in a direction, with the radius of its shaft from the view. */
interface StickPose {
  tip: Point;
  /** Degrees up from the horizontal, towards the right. */
  angle: number;
}

interface Hit {
  at: Point;
  /** The part of head or rim that is struck. */
  part: Point[];
}

interface Pose {
  stick: StickPose;
  /** Where it was before, drawn faint. */
  lifted: StickPose;
  hits: Hit[];
  /** Where the tip lies still. */
  rests?: Point;
}

function poseOf(name: Stroke, view: View): Pose {
  const {unit, head, top, middle, rim} = view;
  const r = unit * STICK;
  const tipR = r * 0.72;
  const onHead = (x: number): Point => ({x, y: head - tipR});
  const rimX = rim + unit * 0.035;
  const near = rim - unit * 0.17;
  const onHeadHit = (x: number, from: number, to: number): Hit => ({
    at: {x, y: head},
    part: [
      {x: from, y: head},
      {x: to, y: head},
    ],
  });
  const rimHit: Hit = {
    at: {x: rimX, y: top},
    part: [
      {x: rim + unit * 0.01, y: top + unit * 0.012},
      {x: rim + unit * 0.068, y: top + unit * 0.012},
    ],
  };
  const centerHit = onHeadHit(middle, middle - unit * 0.2, middle + unit * 0.2);
  const edgeHit = (x: number): Hit => onHeadHit(x, rim - unit * 0.36, rim - unit * 0.03);
  const up = (stick: StickPose, by: number, lift: number): StickPose => ({
    tip: {x: stick.tip.x, y: stick.tip.y - lift * unit},
    angle: stick.angle + by,
  });
  switch (name) {
    case 'center': {
      const stick = {tip: onHead(middle), angle: 17};
      return {stick, lifted: up(stick, 11, 0.2), hits: [centerHit]};
    }
    case 'edge': {
      const stick = {tip: onHead(near), angle: 33};
      return {stick, lifted: up(stick, 10, 0.2), hits: [edgeHit(near)]};
    }
    case 'rim-tip': {
      const stick = {tip: {x: rim - unit * 0.05, y: top - r * 1.05}, angle: 14};
      return {stick, lifted: up(stick, 13, 0.18), hits: [rimHit]};
    }
    case 'rim-shoulder': {
      const stick = lineThrough({x: rimX, y: top}, -10, 0.55, view);
      const tip = {x: stick.tip.x + unit * 0.06, y: stick.tip.y - unit * 0.2};
      return {stick, lifted: {tip, angle: 5}, hits: [rimHit]};
    }
    case 'rimshot-center': {
      const stick = through(onHead(middle), {x: rimX, y: top}, r);
      return {stick, lifted: up(stick, 10, 0.2), hits: [centerHit, rimHit]};
    }
    case 'rimshot-edge': {
      const at = near - unit * 0.05;
      const stick = through(onHead(at), {x: rimX, y: top}, r);
      return {stick, lifted: up(stick, 10, 0.22), hits: [edgeHit(at), rimHit]};
    }
    case 'cross-stick': {
      const rests = {x: middle + unit * 0.05, y: head};
      const stick = through(onHead(rests.x), {x: rimX, y: top}, r);
      return {stick, lifted: {tip: stick.tip, angle: stick.angle + 16}, hits: [rimHit], rests};
    }
  }
}

/** A stick whose tip is at a point and whose lower side lies on another. */
function through(tip: Point, rest: Point, r: number): StickPose {
  const run = rest.x - tip.x;
  const flat = Math.atan2(tip.y - (rest.y - r), run);
  return {tip, angle: (flat * 180) / Math.PI};
}

/** A stick that lies on a point at some distance behind its tip. */
function lineThrough(rest: Point, angle: number, behind: number, {unit}: View): StickPose {
  const turn = (angle * Math.PI) / 180;
  const length = behind * unit;
  return {
    tip: {
      x: rest.x - Math.cos(turn) * length,
      y: rest.y - unit * STICK + Math.sin(turn) * length,
    },
    angle,
  };
}

/** Outline of a stick along x, its tip at 0: distance from the tip and radius, in radii of the shaft. */
function stickProfile(): [along: number, radius: number][] {
  const bead = Array.from({length: 9}, (_unused, index): [number, number] => {
    const turn = Math.PI - (index / 8) * Math.PI * 0.86;
    return [1.5 + Math.cos(turn) * 1.5, Math.max(0, Math.sin(turn)) * 0.72];
  });
  const taper = Array.from({length: 9}, (_unused, index): [number, number] => {
    const share = index / 8;
    return [3.3 + share * 9, 0.42 + 0.58 * (share * share * (3 - 2 * share) * 0.45 + share * 0.55)];
  });
  return [...bead, ...taper, [60, 1]];
}

function drawStick(canvas: Canvas, view: View, {tip, angle}: StickPose, faint: boolean): void {
  const r = view.unit * STICK;
  const turn = (angle * Math.PI) / 180;
  const along = {x: Math.cos(turn), y: -Math.sin(turn)};
  const across = {x: along.y, y: -along.x};
  const profile = stickProfile();
  const at = ([distance, radius]: [number, number], side: number): Point => ({
    x: tip.x - along.x * r * 0.6 + along.x * distance * r + across.x * radius * r * side,
    y: tip.y - along.y * r * 0.6 + along.y * distance * r + across.y * radius * r * side,
  });
  const outline = [
    ...profile.map((point) => at(point, 1)),
    ...[...profile].reverse().map((point) => at(point, -1)),
  ];
  const {x, y, w, h} = view.area;
  const cut = clip(outline, {x, y, w: w - 1, h: h * 2});
  if (cut.length < 3) return;
  canvas.add('path', {
    d: `${pathData(cut)}z`,
    fill: faint ? PALETTE.ground : '#f0d9ae',
    stroke: faint ? '#bdb3a5' : PALETTE.ink,
    'stroke-width': faint ? 1.25 : 1.5,
    'stroke-linejoin': 'round',
  });
  if (faint) return;
  const shine = clip([at([12, -0.15], 1), at([60, -0.35], 1), at([60, -0.36], 1)], {
    x,
    y: y,
    w: w - 3,
    h: h * 2,
  });
  if (shine.length > 1) {
    canvas.add('path', {
      d: pathData(shine.slice(0, 2)),
      fill: 'none',
      stroke: '#c9a86c',
      'stroke-width': 1,
    });
  }
}

/** Cuts an outline at the edges of an area (Sutherland and Hodgman). */
function clip(outline: readonly Point[], {x, y, w, h}: Rect): Point[] {
  const sides: [(point: Point) => number][] = [
    [(point) => point.x - x],
    [(point) => x + w - point.x],
    [(point) => point.y - y],
    [(point) => y + h - point.y],
  ];
  return sides.reduce<Point[]>(
    (points, [inside]) =>
      points.flatMap((to, index) => {
        const from = points.at(index - 1) ?? to;
        const [a, b] = [inside(from), inside(to)];
        const share = a / (a - b);
        const cut = {x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share};
        if (b >= 0) return a >= 0 ? [to] : [cut, to];
        return a >= 0 ? [cut] : [];
      }),
    [...outline],
  );
}

/** Half a drum, cut open: far rim, head over the bearing edge, shell, hoop, rod and lug. */
function drawDrum(canvas: Canvas, {area, unit, head, top, rim}: View): void {
  const bottom = area.y + area.h;
  const shellIn = rim - unit * 0.075;
  const shellOut = rim - unit * 0.03;
  // The far rim behind the head, and the inside of the drum.
  canvas.add('rect', {x: area.x, y: top, width: rim - area.x, height: head - top, fill: '#e9e4dc'});
  canvas.add('rect', {
    x: area.x,
    y: head,
    width: shellIn - area.x,
    height: bottom - head,
    fill: PALETTE.ground,
  });
  canvas.add('path', {
    d: pathData([
      {x: area.x, y: top},
      {x: rim, y: top},
    ]),
    stroke: '#a39b90',
    'stroke-width': 1,
    fill: 'none',
  });
  // The shell, cut, with its bearing edge.
  canvas.add('path', {
    d: `${pathData([
      {x: shellIn, y: bottom},
      {x: shellIn, y: head + unit * 0.06},
      {x: shellIn + unit * 0.018, y: head + unit * 0.01},
      {x: shellOut, y: head + unit * 0.05},
      {x: shellOut, y: bottom},
    ])}z`,
    fill: '#d6b98a',
    stroke: PALETTE.ink,
    'stroke-width': 1.25,
    'stroke-linejoin': 'round',
  });
  // Lug and tension rod outside.
  const rod = rim + unit * 0.052;
  canvas.add('rect', {
    x: rod - unit * 0.012,
    y: head + unit * 0.02,
    width: unit * 0.024,
    height: unit * 0.2,
    fill: '#8d8579',
  });
  canvas.add('path', {
    d: `${pathData([
      {x: shellOut, y: head + unit * 0.21},
      {x: rod + unit * 0.035, y: head + unit * 0.21},
      {x: rod + unit * 0.035, y: bottom},
      {x: shellOut, y: bottom},
    ])}z`,
    fill: '#c9c3ba',
    stroke: PALETTE.ink,
    'stroke-width': 1.25,
    'stroke-linejoin': 'round',
  });
  // The hoop: a flange at the top, the wall, a flange at the bottom with the rod's ear.
  const [inner, outer] = [rim, rim + unit * 0.03];
  canvas.add('path', {
    d: `${pathData([
      {x: inner, y: top},
      {x: inner, y: head + unit * 0.095},
      {x: rod + unit * 0.04, y: head + unit * 0.095},
      {x: rod + unit * 0.04, y: head + unit * 0.06},
      {x: outer, y: head + unit * 0.06},
      {x: outer, y: top + unit * 0.03},
      {x: outer + unit * 0.045, y: top + unit * 0.03},
      {x: outer + unit * 0.045, y: top},
    ])}z`,
    fill: '#b9b2a8',
    stroke: PALETTE.ink,
    'stroke-width': 1.25,
    'stroke-linejoin': 'round',
  });
  // The head: over the bearing edge, down to its ring under the hoop.
  const collar = [
    {x: area.x, y: head},
    {x: shellIn + unit * 0.012, y: head},
    {x: shellOut + unit * 0.008, y: head + unit * 0.04},
    {x: shellOut + unit * 0.015, y: head + unit * 0.08},
  ];
  canvas.add('path', {
    d: pathData(collar),
    fill: 'none',
    stroke: PALETTE.ink,
    'stroke-width': 2,
    'stroke-linejoin': 'round',
  });
}

/** Rays around a place that is struck, above it. */
function rays(canvas: Canvas, at: Point, r: number, color: string): void {
  const drawn = [188, 214, 240, 270, 300, 326, 352].map((degrees) => {
    const turn = (degrees * Math.PI) / 180;
    const on = (length: number): Point => ({
      x: at.x + Math.cos(turn) * length,
      y: at.y + Math.sin(turn) * length,
    });
    return [on(r), on(r * 1.75)];
  });
  canvas.add('path', {
    d: drawn.map(pathData).join(''),
    fill: 'none',
    stroke: color,
    'stroke-width': 2,
    'stroke-linecap': 'round',
  });
}

/** The support under a tip that lies still. */
function pivot(canvas: Canvas, at: Point, size: number): void {
  const y = at.y + 2.5;
  canvas.add('path', {
    d: `${pathData([
      {x: at.x, y},
      {x: at.x + size * 0.7, y: y + size},
      {x: at.x - size * 0.7, y: y + size},
    ])}z`,
    fill: PALETTE.muted,
  });
}

/** A bent arrow from the lifted stick down to the stick. */
function swing(canvas: Canvas, view: View, {stick, lifted}: Pose, color: string): void {
  const {unit, area} = view;
  const on = ({tip, angle}: StickPose, length: number, side: number): Point => {
    const turn = (angle * Math.PI) / 180;
    const away = side * unit * STICK;
    return {
      x: tip.x + Math.cos(turn) * length - Math.sin(turn) * away,
      y: tip.y - Math.sin(turn) * length - Math.cos(turn) * away,
    };
  };
  // As far out as both sticks are seen.
  let far = unit * 1.6;
  const isSeen = ({x, y}: Point): boolean => x < area.x + area.w - unit * 0.14 && y > area.y + 6;
  while (far > 0 && !(isSeen(on(stick, far, 2.6)) && isSeen(on(lifted, far * 0.97, 0)))) far -= 2;
  const to = on(stick, far, 2);
  const from = on(lifted, far * 0.97, -1.7);
  if (to.y - from.y < unit * 0.06) return;
  const bow = {x: Math.max(from.x, to.x) + unit * 0.05, y: (from.y + to.y) / 2};
  const number = ({x, y}: Point): string => `${round(x)} ${round(y)}`;
  canvas.add('path', {
    d: `M${number(from)}Q${number(bow)} ${number(to)}`,
    fill: 'none',
    stroke: color,
    'stroke-width': 1.75,
    'stroke-linecap': 'round',
  });
  const back = Math.atan2(bow.y - to.y, bow.x - to.x);
  const wing = (turn: number): Point => ({
    x: to.x + Math.cos(back + turn) * 5.5,
    y: to.y + Math.sin(back + turn) * 5.5,
  });
  canvas.add('path', {
    d: pathData([wing(0.55), to, wing(-0.55)]),
    fill: 'none',
    stroke: color,
    'stroke-width': 1.75,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
  });
}
