import {pathData} from './arrow';
import type {Canvas} from './canvas';
import type {Point} from './geometry';
import {PALETTE} from './palette';

/** Signs of buttons in the program, as their middle and half their size. */
interface SignOptions extends Point {
  r?: number;
  color?: string;
}

function strokes(canvas: Canvas, d: string, color: string): void {
  canvas.add('path', {
    d,
    fill: 'none',
    stroke: color,
    'stroke-width': 2,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
  });
}

/** An open arrowhead, such as those of the set manager and of panels. */
export function chevron(canvas: Canvas, to: 'left' | 'right', options: SignOptions): void {
  const {x, y, r = 6, color = PALETTE.ink} = options;
  const tip = (r / 2) * (to === 'left' ? -1 : 1);
  const points = [
    {x: x - tip, y: y - r},
    {x: x + tip, y},
    {x: x - tip, y: y + r},
  ];
  strokes(canvas, pathData(points), color);
}

/** Three dots that lie flat: more, as in the set manager. */
export function dotsSign(canvas: Canvas, {x, y, r = 8, color = PALETTE.ink}: SignOptions): void {
  for (const shift of [-r, 0, r]) canvas.add('circle', {cx: x + shift, cy: y, r: 2.4, fill: color});
}

/** A plus. */
export function plusSign(canvas: Canvas, {x, y, r = 7, color = PALETTE.ink}: SignOptions): void {
  strokes(canvas, `M${x - r} ${y}h${2 * r}M${x} ${y - r}v${2 * r}`, color);
}

/** A power symbol: a ring that is open at the top, and a stroke. */
export function powerSign(canvas: Canvas, {x, y, color = PALETTE.ink}: SignOptions): void {
  strokes(canvas, `M${x - 4} ${y - 5.5}a7 7 0 1 0 8 0M${x} ${y - 9}v7`, color);
}

/** A filled triangle that points to the right: play. */
export function playSign(canvas: Canvas, {x, y, r = 8, color = PALETTE.ink}: SignOptions): void {
  canvas.add('path', {d: `M${x - r} ${y - r}l${2 * r} ${r}l${-2 * r} ${r}z`, fill: color});
}

/** A filled square: stop. */
export function stopSign(canvas: Canvas, {x, y, r = 8, color = PALETTE.ink}: SignOptions): void {
  canvas.add('rect', {x: x - r, y: y - r, width: 2 * r, height: 2 * r, rx: 1.5, fill: color});
}

/** Four small squares: the selector of panels. Ours. */
export function panelsSign(canvas: Canvas, {x, y, color = PALETTE.ink}: SignOptions): void {
  for (const [left, top] of [
    [x - 9, y - 9],
    [x + 1, y - 9],
    [x - 9, y + 1],
    [x + 1, y + 1],
  ] as const) {
    canvas.add('rect', {x: left, y: top, width: 8, height: 8, rx: 1.5, fill: color});
  }
}
