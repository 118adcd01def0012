import {gapBetween, type Point, type Rect} from './geometry';
import type {Attributes} from './svg';

/** Free space around every label, in units. */
export const AIR = 2.5;

/** Something with an edge that labels keep away from. */
export interface Edge {
  name: string;
  /** How far the ink of a label is from the edge, 0 where they meet. */
  distance: (label: Rect) => number;
  /** Half the width of the stroke, and the air a label needs beside it. */
  keep: number;
}

export function edgeOf(name: string, attributes: Attributes): Edge | undefined {
  const value = (key: string): number => Number(attributes[key] ?? 0);
  const stroke = attributes.stroke === undefined ? 0 : Number(attributes['stroke-width'] ?? 1);
  if (attributes['stroke'] === undefined && (attributes.fill === 'none' || name === 'line'))
    return undefined;
  const keep = stroke / 2 + AIR;
  if (name === 'rect') {
    const rect = {x: value('x'), y: value('y'), w: value('width'), h: value('height')};
    return {name: 'box', keep, distance: (label) => distanceToFrame(label, rect)};
  }
  if (name === 'circle') {
    const [center, r] = [{x: value('cx'), y: value('cy')}, value('r')];
    return {name: 'circle', keep, distance: (label) => distanceToCircle(label, center, r)};
  }
  if (name === 'line') {
    const from = {x: value('x1'), y: value('y1')};
    const to = {x: value('x2'), y: value('y2')};
    const distance = (label: Rect): number => distanceToSegment(label, from, to);
    return {name: 'line', keep: stroke / 2 + 1, distance};
  }
  return undefined;
}

/** @returns how far a label is from a rectangle's edge, inside or outside of it */
function distanceToFrame(label: Rect, frame: Rect): number {
  const inside = Math.min(
    label.x - frame.x,
    label.y - frame.y,
    frame.x + frame.w - label.x - label.w,
    frame.y + frame.h - label.y - label.h,
  );
  return inside > 0 ? inside : gapBetween(label, frame);
}

function distanceToCircle(label: Rect, center: Point, r: number): number {
  const nearest = Math.hypot(
    Math.max(label.x - center.x, center.x - label.x - label.w, 0),
    Math.max(label.y - center.y, center.y - label.y - label.h, 0),
  );
  const farthest = Math.hypot(
    Math.max(center.x - label.x, label.x + label.w - center.x),
    Math.max(center.y - label.y, label.y + label.h - center.y),
  );
  if (nearest > r) return nearest - r;
  return farthest < r ? r - farthest : 0;
}

/** @returns how far a label is from a straight line; 0 where the line crosses it */
export function distanceToSegment(label: Rect, from: Point, to: Point): number {
  // Close enough for labels: looks at points along the line, 1 unit apart or less.
  const count = Math.max(1, Math.ceil(Math.hypot(to.x - from.x, to.y - from.y)));
  let least = Infinity;
  for (let index = 0; index <= count; index += 1) {
    const share = index / count;
    const [x, y] = [from.x + (to.x - from.x) * share, from.y + (to.y - from.y) * share];
    least = Math.min(least, gapBetween(label, {x, y, w: 0, h: 0}));
    if (least === 0) return 0;
  }
  return least;
}
