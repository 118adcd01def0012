import {pathData} from '../arrow';
import type {Canvas} from '../canvas';
import {placed, type Placed, type Point} from '../geometry';
import {CHOSEN, PALETTE} from '../palette';

/** Height of menus, buttons and fields. */
export const CONTROL_H = 28;

interface ControlOptions extends Point {
  w: number;
  h?: number;
  text: string;
  /** Its name, above it. */
  label?: string;
  /** Color of a spot before its text, such as that of a chosen zone. */
  spot?: string;
  /** Another ground than white. */
  fill?: string;
}

interface Look {
  rx: number;
  /** Where its words begin, from its left; in its middle if left out. */
  inset?: number;
  edge?: string;
}

function control(canvas: Canvas, options: ControlOptions, {rx, inset, edge}: Look): Placed {
  const {x, y, w, h = CONTROL_H, text, label, spot, fill = PALETTE.white} = options;
  const stroke = edge ?? PALETTE.line;
  canvas.add(
    'rect',
    {x, y, width: w, height: h, rx, fill, stroke, 'stroke-width': 1.25},
    {x, y, w, h},
  );
  const middle = y + h / 2;
  if (inset === undefined) canvas.text(text, {x: x + w / 2, y: middle}, {anchor: 'middle'});
  else canvas.text(text, {x: x + inset + (spot ? 16 : 0), y: middle});
  if (spot) canvas.add('circle', {cx: x + 14, cy: middle, r: 6, fill: spot});
  if (label) canvas.text(label, {x: x + 1, y: y - 11}, {bold: true});
  return placed(x, y, w, h);
}

/** A menu: what is chosen, and a small arrow down. */
export function menu(canvas: Canvas, options: ControlOptions): Placed {
  const menuPlace = control(canvas, options, {rx: 6, inset: 9});
  const {x, y} = menuPlace.right;
  const d = pathData([
    {x: x - 17, y: y - 2.5},
    {x: x - 12.5, y: y + 2.5},
    {x: x - 8, y: y - 2.5},
  ]);
  canvas.add('path', {
    d,
    fill: 'none',
    stroke: PALETTE.ink,
    'stroke-width': 1.75,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
  });
  return menuPlace;
}

/** A button with a word on it; `on` is chosen. */
export function button(canvas: Canvas, options: ControlOptions & {on?: boolean}): Placed {
  const fill = options.on ? PALETTE.white : PALETTE.ground;
  return control(canvas, {fill, ...options}, {rx: 6, edge: options.on ? PALETTE.ink : undefined});
}

/** A field with a value to type or drag. */
export function field(canvas: Canvas, options: ControlOptions): Placed {
  return control(canvas, options, {rx: 2, inset: 9});
}

/** A checkbox with its words at the right. */
export function checkbox(canvas: Canvas, at: Point & {text: string; on: boolean}): Placed {
  const {x, y, text, on} = at;
  const box = {x, y: y - 8, w: 16, h: 16};
  canvas.add('rect', {
    x,
    y: box.y,
    width: 16,
    height: 16,
    rx: 3,
    fill: PALETTE.white,
    stroke: PALETTE.line,
    'stroke-width': 1.25,
  });
  if (on) {
    canvas.add('path', {
      d: `M${x + 3.5} ${y}l3.5 3.5l6-7`,
      fill: 'none',
      stroke: PALETTE.ink,
      'stroke-width': 2,
    });
  }
  canvas.text(text, {x: x + 25, y}, {bold: true});
  return placed(box.x, box.y, box.w, box.h);
}

/** A slider that lies flat, from one color to another, with round handles at shares of its length. */
export function slider(
  canvas: Canvas,
  {x, y, w}: Point & {w: number},
  handles: readonly number[],
  [from, to]: readonly [string, string],
): Placed {
  // In steps: a gradient needs an id, which a page that holds the drawing itself might have already.
  const steps = 24;
  for (let step = 0; step < steps; step += 1) {
    canvas.add('path', {
      d: `M${x + (w * step) / steps} ${y - 4}h${w / steps + (step < steps - 1 ? 0.4 : 0)}v8h${-w / steps}z`,
      fill: mix(from, to, step / (steps - 1)),
    });
  }
  for (const share of handles) {
    canvas.add('circle', {
      cx: x + w * share,
      cy: y,
      r: 8,
      fill: PALETTE.white,
      stroke: PALETTE.ink,
      'stroke-width': 1.75,
    });
  }
  return placed(x, y - 8, w, 16);
}

/** A square of a list's column or a matrix: yellow plays there. */
export function square(canvas: Canvas, {x, y}: Point, isOn: boolean, size = 20): void {
  canvas.add('rect', {
    x,
    y,
    width: size,
    height: size,
    rx: 3,
    fill: isOn ? CHOSEN.fill : PALETTE.off,
    ...(isOn && {stroke: CHOSEN.stroke, 'stroke-width': 1.25}),
  });
}

/** @returns a color between two, `share` from 0 to 1 */
function mix(from: string, to: string, share: number): string {
  const channel = (color: string, index: number): number =>
    Number.parseInt(color.slice(1 + 2 * index, 3 + 2 * index), 16);
  return `#${[0, 1, 2]
    .map((index) => Math.round(channel(from, index) * (1 - share) + channel(to, index) * share))
    .map((value) => value.toString(16).padStart(2, '0'))
    .join('')}`;
}
