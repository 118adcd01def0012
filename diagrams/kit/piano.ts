import type {Canvas} from './canvas';
import {placed, type Placed, type Rect} from './geometry';
import {KINDS, PALETTE} from './palette';

/** Half tones from C of the white keys of an octave, and of the black keys with the white key before. */
const WHITE = [0, 2, 4, 5, 7, 9, 11];
const BLACK = [
  [1, 0],
  [3, 1],
  [6, 3],
  [8, 4],
  [10, 5],
] as const;

export interface PianoOptions extends Rect {
  /** How many white keys, from a C on. Default 7. */
  whites?: number;
  /** Keys that are on, as half tones from that C. */
  on?: readonly number[];
  /** Fill of keys that are on; orange-red if left out: they sound. */
  fill?: string;
}

/**
 * Keys of a piano, the first a C. Drawn as lines: black keys are gray rather than black, so that
 * dark mode, which turns light and dark around, leaves a keyboard and not its negative.
 *
 * @returns the places of keys by half tone, to write on
 */
export function piano(canvas: Canvas, options: PianoOptions): Map<number, Placed> {
  const {x, y, w, h, whites = 7, on = [], fill = KINDS.sound.stroke} = options;
  const step = w / whites;
  const places = new Map<number, Placed>();
  const edge = {stroke: PALETTE.line, 'stroke-width': 1.25};
  for (let index = 0; index < whites; index += 1) {
    const note = 12 * Math.floor(index / 7) + (WHITE[index % 7] ?? 0);
    canvas.add('rect', {
      x: x + index * step,
      y,
      width: step,
      height: h,
      rx: Math.min(3, step / 5),
      fill: on.includes(note) ? fill : PALETTE.white,
      ...edge,
    });
    places.set(note, placed(x + index * step, y, step, h));
  }
  const narrow = step * 0.6;
  for (let octave = 0; octave * 7 < whites; octave += 1) {
    BLACK.forEach(([half, before]) => {
      const index = octave * 7 + before;
      if (index + 1 >= whites) return;
      const note = 12 * octave + half;
      const left = x + (index + 1) * step - narrow / 2;
      canvas.add('rect', {
        x: left,
        y,
        width: narrow,
        height: h * 0.6,
        rx: Math.min(2, step / 7),
        fill: on.includes(note) ? fill : PALETTE.reference,
        ...edge,
      });
      places.set(note, placed(left, y, narrow, h * 0.6));
    });
  }
  return places;
}
