import type {Canvas} from './canvas';
import {KINDS, PALETTE} from './palette';
import type {Area} from './plot';

/** A module as Edit View has it: a white plate, and a head of the height `head` in the color of sounds. */
export function modulePlate(canvas: Canvas, {x, y, w, h}: Area, head: number): void {
  const {fill, stroke} = KINDS.sound;
  const look = {stroke, 'stroke-width': 2};
  canvas.add('rect', {x, y, width: w, height: h, rx: 10, fill: PALETTE.white, ...look});
  canvas.add('path', {
    d: `M${x} ${y + head}v${10 - head}a10 10 0 0 1 10 -10h${w - 20}a10 10 0 0 1 10 10v${head - 10}z`,
    fill,
    ...look,
  });
}
