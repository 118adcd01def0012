import type {Canvas} from '../canvas';
import {line} from '../controls';
import type {Point} from '../geometry';
import {PALETTE} from '../palette';

/** Half the width of a number's disc. */
export const NUMBER_R = 10.5;

/**
 * The number of a part, as the page's table of controls has it. `to` is the part when the number
 * stands beside it: a line with a dot at its end leads there.
 *
 * The disc carries its number as `data-number`, for the test that compares drawing and table.
 */
export function partNumber(canvas: Canvas, number: number, at: Point, to?: Point): void {
  if (to) {
    line(canvas, [at, to], {color: PALETTE.ink, width: 1.25});
    canvas.add('circle', {cx: to.x, cy: to.y, r: 2.2, fill: PALETTE.ink});
  }
  canvas.add('circle', {
    'data-number': number,
    cx: at.x,
    cy: at.y,
    r: NUMBER_R,
    fill: PALETTE.ink,
    stroke: PALETTE.white,
    'stroke-width': 1.5,
  });
  canvas.text(String(number), at, {anchor: 'middle', bold: true, color: PALETTE.white, over: true});
}

/** @returns the numbers that a drawn panel has, in the order they were drawn */
export function numbersOf(svg: string): number[] {
  return [...svg.matchAll(/ data-number="(\d+)"/g)].map(([, number]) => Number(number));
}
