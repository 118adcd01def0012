import type {Canvas} from '../canvas';
import {line} from '../controls';
import {placed, type Placed, type Rect} from '../geometry';
import {KINDS, PALETTE} from '../palette';
import {chevron} from '../signs';

/** Height of a panel's foot, where its name stands. */
export const FOOT = 34;

/** A panel's name at its bottom, and left of it the round arrow that folds it. */
export function panelFoot(canvas: Canvas, {x, y}: {x: number; y: number}, name: string): void {
  canvas.add('circle', {cx: x + 9, cy: y, r: 9, fill: PALETTE.white, stroke: PALETTE.line});
  chevron(canvas, 'left', {x: x + 8.5, y, r: 4, color: PALETTE.line});
  canvas.text(name, {x: x + 25, y}, {color: PALETTE.muted});
}

/** A panel of a module: a white plate with the edge of modules, its name at the bottom. */
export function panelFrame(canvas: Canvas, {x, y, w, h}: Rect, name?: string): Placed {
  const plate = plateOf(canvas, {x, y, w, h}, {rx: 10, stroke: KINDS.sound.stroke, width: 2});
  if (name) {
    rule(canvas, {x: x + 2, y: y + h - FOOT, w: w - 4});
    panelFoot(canvas, {x: x + 10, y: y + h - FOOT / 2}, name);
  }
  return plate;
}

/** A window of the program, or a part of one: white, with a gray edge. */
export function windowFrame(canvas: Canvas, rect: Rect): Placed {
  return plateOf(canvas, rect, {rx: 8, stroke: PALETTE.line, width: 1.5});
}

function plateOf(
  canvas: Canvas,
  {x, y, w, h}: Rect,
  {rx, stroke, width}: {rx: number; stroke: string; width: number},
): Placed {
  canvas.add(
    'rect',
    {x, y, width: w, height: h, rx, fill: PALETTE.white, stroke, 'stroke-width': width},
    {x, y, w, h},
  );
  return placed(x, y, w, h);
}

/** A thin line between parts, across or down. */
export function rule(
  canvas: Canvas,
  {x, y, w = 0, h = 0}: {x: number; y: number; w?: number; h?: number},
): void {
  line(
    canvas,
    [
      {x, y},
      {x: x + w, y: y + h},
    ],
    {color: PALETTE.faint, width: 1.25},
  );
}

/** A part of the screen that nobody has seen: plain ground, with words if they help. */
export function unseen(canvas: Canvas, {x, y, w, h}: Rect, words: readonly string[] = []): void {
  canvas.add('rect', {x, y, width: w, height: h, rx: 6, fill: PALETTE.ground});
  const middle = y + h / 2 - ((words.length - 1) * canvas.lineHeight) / 2;
  words.forEach((text, index) =>
    canvas.text(
      text,
      {x: x + w / 2, y: middle + index * canvas.lineHeight},
      {anchor: 'middle', color: PALETTE.muted},
    ),
  );
}
