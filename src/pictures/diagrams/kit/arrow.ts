import {round, type Canvas, type Point} from './canvas';
import {KINDS, PALETTE} from './palette';
import {MIN_TEXT_SIZE, textWidth} from './text';

export interface ArrowOptions {
  /** Dashed, in the color of control: for assignments, which move a control and carry no sound. */
  control?: boolean;
  /** Elbow: first along x, or first along y; else straight. */
  bend?: 'x-first' | 'y-first' | 'x-y-x' | 'y-x-y';
  /** Text on a small panel over the arrow's middle, or beside it with `labelShift`. */
  label?: string;
  labelShift?: Point;
  /** No head: a plain line. */
  plain?: boolean;
  both?: boolean;
}

const HEAD = 7;
const GAP = 2;

/** Draws an arrow from point to point, usually anchors of boxes: `arrow(c, a.right, b.left)`. */
export function arrow(canvas: Canvas, from: Point, to: Point, options: ArrowOptions = {}): void {
  const {control = false, bend, label, labelShift = {x: 0, y: 0}, plain = false} = options;
  const stroke = control ? KINDS.control.stroke : PALETTE.line;
  const points = corners(from, to, bend);
  const last = points.at(-2) ?? from;
  const end = plain ? to : towards(to, last, GAP + HEAD - 1);
  const start = options.both ? towards(from, points[1] ?? to, GAP + HEAD - 1) : from;
  const path = [start, ...points.slice(1, -1), end];
  canvas.add('path', {
    d: path.map(({x, y}, index) => `${index ? 'L' : 'M'}${round(x)} ${round(y)}`).join(' '),
    fill: 'none',
    stroke,
    'stroke-width': 1.75,
    'stroke-linejoin': 'round',
    'stroke-dasharray': control ? '5 4' : undefined,
  });
  if (!plain) head(canvas, last, towards(to, last, GAP), stroke);
  if (options.both) head(canvas, points[1] ?? to, towards(from, points[1] ?? to, GAP), stroke);
  if (label) drawLabel(canvas, label, middle(points), labelShift, stroke);
}

function corners(from: Point, to: Point, bend: ArrowOptions['bend']): Point[] {
  const mid = {x: (from.x + to.x) / 2, y: (from.y + to.y) / 2};
  switch (bend) {
    case 'x-first':
      return [from, {x: to.x, y: from.y}, to];
    case 'y-first':
      return [from, {x: from.x, y: to.y}, to];
    case 'x-y-x':
      return [from, {x: mid.x, y: from.y}, {x: mid.x, y: to.y}, to];
    case 'y-x-y':
      return [from, {x: from.x, y: mid.y}, {x: to.x, y: mid.y}, to];
    default:
      return [from, to];
  }
}

/** @returns the point `distance` units from `point` in the direction of `other` */
function towards(point: Point, other: Point, distance: number): Point {
  const length = Math.hypot(other.x - point.x, other.y - point.y) || 1;
  return {
    x: point.x + ((other.x - point.x) / length) * distance,
    y: point.y + ((other.y - point.y) / length) * distance,
  };
}

function head(canvas: Canvas, from: Point, tip: Point, fill: string): void {
  const base = towards(tip, from, HEAD);
  const across = {x: (tip.y - base.y) * 0.5, y: (base.x - tip.x) * 0.5};
  const points = [
    tip,
    {x: base.x + across.x, y: base.y + across.y},
    {x: base.x - across.x, y: base.y - across.y},
  ];
  canvas.add('polygon', {
    points: points.map(({x, y}) => `${round(x)},${round(y)}`).join(' '),
    fill,
  });
}

function middle(points: readonly Point[]): Point {
  const index = Math.floor((points.length - 1) / 2);
  const [a, b] = [points[index], points[index + 1]];
  if (!a || !b) return points[0] ?? {x: 0, y: 0};
  return {x: (a.x + b.x) / 2, y: (a.y + b.y) / 2};
}

function drawLabel(canvas: Canvas, label: string, at: Point, shift: Point, color: string): void {
  const w = textWidth(label, MIN_TEXT_SIZE) + 6;
  const center = {x: at.x + shift.x, y: at.y + shift.y};
  canvas.add('rect', {
    x: center.x - w / 2,
    y: center.y - 8,
    width: w,
    height: 16,
    rx: 4,
    fill: PALETTE.panel,
  });
  canvas.text(label, center, {anchor: 'middle', color});
}
