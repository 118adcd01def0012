import type {Canvas} from './canvas';
import {placed, type Placed, round} from './geometry';
import type {Levels} from './levelEffects';
import {type Kind, KINDS, PALETTE} from './palette';

export interface LevelShapeOptions {
  x: number;
  /** The middle: the shape is alike above and below it. */
  y: number;
  w: number;
  /** From the middle up to full level. */
  h: number;
  levels: Levels;
  kind?: Kind;
  /** A gray outline only, to compare with. */
  faint?: boolean;
}

/** How loud a sound is over time, as a shape: what effects make of a hit. */
export function levelShape(canvas: Canvas, options: LevelShapeOptions): Placed {
  const {x, y, w, h, levels, kind = 'sound', faint = false} = options;
  const {fill, stroke} = KINDS[kind];
  const last = Math.max(1, levels.length - 1);
  const side = (sign: number): string[] =>
    levels.map(
      (level, index) =>
        `${round(x + (index / last) * w)} ${round(y + sign * Math.max(0.6, h * level))}`,
    );
  canvas.add(
    'path',
    {
      d: `M${[...side(-1), ...side(1).reverse()].join('L')}z`,
      fill: faint ? 'none' : fill,
      stroke: faint ? PALETTE.reference : stroke,
      'stroke-width': faint ? 1 : 1.25,
      'stroke-linejoin': 'round',
    },
    {x, y: y - h, w, h: 2 * h},
  );
  return placed(x, y - h, w, 2 * h);
}
