import type {Canvas} from './canvas';
import {type Point, type Rect, round} from './geometry';
import {KINDS, PALETTE} from './palette';
import {textWidth} from './text';

export interface ArrowOptions {
  /** Dashed, in the color of control: for assignments, which move a control and carry no sound. */
  control?: boolean;
  /** Elbow: first along x, or first along y; else straight. */
  bend?: 'x-first' | 'y-first' | 'x-y-x' | 'y-x-y';
  /** Text in a gap of the arrow's middle. */
  label?: string;
  /** No head: a plain line. */
  plain?: boolean;
  both?: boolean;
}

const HEAD = 7;
const GAP = 2;

/** Draws an arrow from point to point, usually anchors of boxes: `arrow(c, a.right, b.left)`. */
export function arrow(canvas: Canvas, from: Point, to: Point, options: ArrowOptions = {}): void {
  const {control = false, bend, label, plain = false} = options;
  const stroke = control ? KINDS.control.stroke : PALETTE.line;
  const points = corners(from, to, bend);
  const last = points.at(-2) ?? from;
  const end = plain ? to : towards(to, last, GAP + HEAD - 1);
  const start = options.both ? towards(from, points[1] ?? to, GAP + HEAD - 1) : from;
  const path = [start, ...points.slice(1, -1), end];
  const text = label ? labelArea(canvas, label, middle(points)) : undefined;
  const parts = text ? cutOut(path, text.gap) : [path];
  canvas.add('path', {
    d: parts.map(pathData).join(''),
    fill: 'none',
    stroke,
    'stroke-width': 1.75,
    'stroke-linejoin': 'round',
    'stroke-dasharray': control ? '5 4' : undefined,
  });
  parts.forEach((part) => canvas.keepClear(part, 1.75));
  if (!plain) head(canvas, last, towards(to, last, GAP), stroke);
  if (options.both) head(canvas, points[1] ?? to, towards(from, points[1] ?? to, GAP), stroke);
  if (label && text) canvas.text(label, text.center, {anchor: 'middle', color: stroke});
}

/** @returns path data of straight lines through points */
export function pathData(points: readonly Point[]): string {
  return points.map(({x, y}, index) => `${index ? 'L' : 'M'}${round(x)} ${round(y)}`).join('');
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

function labelArea(canvas: Canvas, label: string, center: Point): {center: Point; gap: Rect} {
  const w = textWidth(label, canvas.textSize) + 7;
  const h = canvas.textSize * 1.3 + 3;
  return {center, gap: {x: center.x - w / 2, y: center.y - h / 2, w, h}};
}

/** @returns what is left of a line through points outside of a rectangle */
function cutOut(points: readonly Point[], gap: Rect): Point[][] {
  const parts: Point[][] = [[]];
  points.slice(1).forEach((to, index) => {
    const from = points[index] ?? to;
    const inside = insideShare(from, to, gap);
    const at = (share: number): Point => ({
      x: from.x + (to.x - from.x) * share,
      y: from.y + (to.y - from.y) * share,
    });
    const part = parts.at(-1) ?? [];
    if (!inside) {
      part.push(...(part.length > 0 ? [to] : [from, to]));
      return;
    }
    if (inside[0] > 0) part.push(...(part.length > 0 ? [at(inside[0])] : [from, at(inside[0])]));
    parts.push(inside[1] < 1 ? [at(inside[1]), to] : []);
  });
  return parts.filter((part) => part.length > 1);
}

/** @returns between which shares of its way a straight line is inside a rectangle, if it is */
function insideShare(from: Point, to: Point, {x, y, w, h}: Rect): [number, number] | undefined {
  let [first, last] = [0, 1];
  const sides = [
    [from.x, to.x - from.x, x, x + w],
    [from.y, to.y - from.y, y, y + h],
  ] as const;
  for (const [start, way, low, high] of sides) {
    if (way === 0) {
      if (start <= low || start >= high) return undefined;
      continue;
    }
    const shares = [(low - start) / way, (high - start) / way].sort((a, b) => a - b);
    first = Math.max(first, shares[0] ?? 0);
    last = Math.min(last, shares[1] ?? 1);
  }
  return first < last ? [first, last] : undefined;
}
