import {pathData} from './arrow';
import type {Canvas} from './canvas';
import {placed, type Placed, type Point} from './geometry';
import {type Kind, KINDS, PALETTE, THRESHOLD_STROKE} from './palette';

/** A numbered circle, for labels that the text explains. */
export function badge(canvas: Canvas, number: number | string, at: Point): void {
  canvas.add('circle', {cx: at.x, cy: at.y, r: 9, fill: PALETTE.ink});
  canvas.text(String(number), at, {anchor: 'middle', bold: true, color: PALETTE.white, over: true});
}

/** A knob; value from 0 to 1. `was` is a second pointer, gray or `wasColor`: where it stood before. */
export function knob(
  canvas: Canvas,
  at: Point,
  value: number,
  r = 14,
  {
    color = KINDS.sound.stroke,
    was,
    wasColor = PALETTE.reference,
  }: {color?: string; was?: number; wasColor?: string} = {},
): Placed {
  const bounds = placed(at.x - r, at.y - r, 2 * r, 2 * r);
  canvas.add(
    'circle',
    {cx: at.x, cy: at.y, r, fill: PALETTE.white, stroke: PALETTE.ink, 'stroke-width': 1.75},
    bounds,
  );
  const pointer = (to: number, stroke: string, width: number): void => {
    const angle = ((135 + 270 * to) * Math.PI) / 180;
    canvas.add('line', {
      x1: at.x + Math.cos(angle) * r * 0.25,
      y1: at.y + Math.sin(angle) * r * 0.25,
      x2: at.x + Math.cos(angle) * r * 0.85,
      y2: at.y + Math.sin(angle) * r * 0.85,
      stroke,
      'stroke-width': width,
      'stroke-linecap': 'round',
    });
  };
  if (was !== undefined) pointer(was, wasColor, r > 18 ? 3 : 2.5);
  pointer(value, color, r > 18 ? 3.5 : 2.5);
  return bounds;
}

/** A vertical fader; value from 0 (bottom) to 1. */
export function fader(canvas: Canvas, x: number, y: number, h: number, value: number): Placed {
  const bounds = placed(x - 8, y, 16, h);
  canvas.add(
    'line',
    {
      x1: x,
      y1: y,
      x2: x,
      y2: y + h,
      stroke: PALETTE.line,
      'stroke-width': 3,
      'stroke-linecap': 'round',
    },
    bounds,
  );
  canvas.add('rect', {
    x: x - 8,
    y: y + (h - 8) * (1 - value),
    width: 16,
    height: 8,
    rx: 2,
    fill: KINDS.sound.stroke,
  });
  return bounds;
}

/** A vertical level meter; level from 0 to 1, with a threshold line if given. */
export function meter(
  canvas: Canvas,
  area: {x: number; y: number; w: number; h: number},
  level: number,
  options: {kind?: Kind; threshold?: number} = {},
): Placed {
  const {x, y, w, h} = area;
  const {kind = 'input', threshold} = options;
  canvas.add(
    'rect',
    {x, y, width: w, height: h, rx: 2, fill: PALETTE.white, stroke: PALETTE.line},
    area,
  );
  const filled = (h - 4) * level;
  canvas.add('rect', {
    x: x + 2,
    y: y + h - 2 - filled,
    width: w - 4,
    height: filled,
    fill: KINDS[kind].stroke,
  });
  if (threshold !== undefined) {
    const at = y + h - 2 - (h - 4) * threshold;
    canvas.add('line', {
      x1: x - 4,
      y1: at,
      x2: x + w + 4,
      y2: at,
      stroke: THRESHOLD_STROKE,
      'stroke-width': 2,
    });
  }
  return placed(x, y, w, h);
}

/** A decaying waveform, the same every time; `from` and `to` (0 to 1) are drawn strong, the rest faint. */
export function waveform(
  canvas: Canvas,
  area: {x: number; y: number; w: number; h: number},
  part: {from?: number; to?: number; fadeIn?: number; kind?: Kind; oneSided?: boolean} = {},
): Placed {
  const {x, y, w, h} = area;
  const {from = 0, to = 1, fadeIn = 0, kind = 'sound', oneSided = false} = part;
  const bars = Math.floor(w / 4);
  for (let index = 0; index < bars; index += 1) {
    const position = index / bars;
    const wobble = 0.55 + 0.45 * Math.abs(Math.sin(index * 1.7) * Math.cos(index * 0.6));
    const played = position >= from && position < to;
    const rising = fadeIn > 0 ? Math.min(1, Math.max(0.08, (position - from) / fadeIn)) : 1;
    const height = Math.max(2, h * Math.exp(-2.6 * position) * wobble * (played ? rising : 1));
    canvas.add('rect', {
      x: x + index * 4,
      y: y + (h - height) / (oneSided ? 1 : 2),
      width: 2.5,
      height,
      rx: 1,
      fill: played ? KINDS[kind].stroke : PALETTE.line,
    });
  }
  return placed(x, y, w, h);
}

/**
 * A line through points. `control` dashes it, for what moves a control; `faint` is for what was
 * before, or what something is compared with.
 */
export function line(
  canvas: Canvas,
  points: readonly Point[],
  options: {color?: string; width?: number; control?: boolean; faint?: boolean; fill?: string} = {},
): void {
  canvas.add('path', {
    d: pathData(points),
    fill: options.fill ?? 'none',
    stroke: options.faint
      ? PALETTE.reference
      : options.control
        ? KINDS.control.stroke
        : (options.color ?? PALETTE.line),
    'stroke-width': options.faint ? 1.25 : (options.width ?? 1.75),
    'stroke-linejoin': 'round',
    'stroke-linecap': 'round',
    'stroke-dasharray': options.control ? '5 4' : undefined,
  });
  canvas.keepClear(points, options.width);
}
