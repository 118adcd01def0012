import type {Canvas} from '../canvas';
import {placed, type Placed, type Rect} from '../geometry';
import {PALETTE} from '../palette';
import {NUMBER_R, partNumber} from './number';

/** A part known by name alone, knob or field: its number and its name on plain ground. */
export function namedPart(
  canvas: Canvas,
  {x, y, w, h}: Rect,
  number: number,
  name: string,
): Placed {
  canvas.add('rect', {x, y, width: w, height: h, rx: 6, fill: PALETTE.ground}, {x, y, w, h});
  partNumber(canvas, number, {x: x + NUMBER_R + 6, y: y + h / 2});
  canvas.text(name, {x: x + 2 * NUMBER_R + 12, y: y + h / 2}, {bold: true});
  return placed(x, y, w, h);
}
