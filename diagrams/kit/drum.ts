import type {Canvas} from './canvas';
import {placed, type Placed} from './geometry';
import {KINDS, PALETTE} from './palette';

export interface DrumOptions {
  cx: number;
  cy: number;
  r: number;
  /** Parts drawn in the color of sound. */
  highlight?: readonly ('center' | 'edge' | 'rim')[];
  /** A sensor at the rim, at this angle in degrees (0 is right, 90 is bottom). */
  sensorAt?: number;
}

/** A drum from above: rim ring, edge of the head, center. */
export function drum(canvas: Canvas, options: DrumOptions): Placed {
  const {cx, cy, r, highlight = [], sensorAt} = options;
  const fillOf = (part: 'center' | 'edge' | 'rim', other: string): string =>
    highlight.includes(part) ? KINDS.sound.fill : other;
  canvas.add(
    'circle',
    {cx, cy, r, fill: fillOf('rim', KINDS.output.fill), stroke: PALETTE.ink, 'stroke-width': 2},
    {x: cx - r, y: cy - r, w: 2 * r, h: 2 * r},
  );
  canvas.add('circle', {
    cx,
    cy,
    r: r * 0.86,
    fill: fillOf('edge', PALETTE.white),
    stroke: PALETTE.line,
    'stroke-width': 1.25,
  });
  canvas.add('circle', {
    cx,
    cy,
    r: r * 0.42,
    fill: fillOf('center', PALETTE.white),
    stroke: PALETTE.line,
    'stroke-width': 1.25,
  });
  if (sensorAt !== undefined) {
    const angle = (sensorAt * Math.PI) / 180;
    const [x, y] = [cx + Math.cos(angle) * r * 0.95, cy + Math.sin(angle) * r * 0.95];
    canvas.add('rect', {
      x: x - 9,
      y: y - 6,
      width: 18,
      height: 12,
      rx: 3,
      fill: KINDS.hardware.fill,
      stroke: KINDS.hardware.stroke,
      'stroke-width': 1.5,
    });
  }
  return placed(cx - r, cy - r, 2 * r, 2 * r);
}
