import type {Canvas} from './canvas';
import {type Point, round} from './geometry';
import {type Kind, KINDS} from './palette';

export interface StrandOptions {
  kind?: Kind;
  /** Units; how much of the sound goes this way. Default 3. */
  width?: number;
  /** Pale: beside the one that is followed. */
  faint?: boolean;
}

/**
 * A strand of sound through points, from left to right or downward: it leaves and enters each point
 * in that direction, so that strands merge and part smoothly. Labels keep off it.
 */
export function strand(
  canvas: Canvas,
  points: readonly Point[],
  {kind = 'sound', width = 3, faint = false}: StrandOptions = {},
  direction: 'right' | 'down' = 'right',
): void {
  const steps = 12;
  const drawn: Point[] = points.slice(0, 1);
  const path = points.slice(1).map((to, index) => {
    const from = points[index] ?? to;
    const [a, b] =
      direction === 'right'
        ? [
            {x: (from.x + to.x) / 2, y: from.y},
            {x: (from.x + to.x) / 2, y: to.y},
          ]
        : [
            {x: from.x, y: (from.y + to.y) / 2},
            {x: to.x, y: (from.y + to.y) / 2},
          ];
    for (let step = 1; step <= steps; step += 1) {
      const t = step / steps;
      const mix = (p: number, q: number, r: number, s: number): number =>
        p * (1 - t) ** 3 + 3 * q * t * (1 - t) ** 2 + 3 * r * t ** 2 * (1 - t) + s * t ** 3;
      drawn.push({x: mix(from.x, a.x, b.x, to.x), y: mix(from.y, a.y, b.y, to.y)});
    }
    return `C${[a, b, to].map(({x, y}) => `${round(x)} ${round(y)}`).join(' ')}`;
  });
  const [first] = points;
  if (!first) return;
  canvas.add('path', {
    d: `M${round(first.x)} ${round(first.y)}${path.join('')}`,
    fill: 'none',
    stroke: KINDS[kind].stroke,
    'stroke-width': width,
    'stroke-linecap': 'round',
    'stroke-opacity': faint ? 0.35 : undefined,
  });
  canvas.keepClear(drawn, width);
}
