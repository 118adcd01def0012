import type {Canvas} from './canvas';
import {placed, type Placed, type Point} from './geometry';
import {BLEND_STROKE, type Kind, KINDS, PALETTE} from './palette';
import {textWidth, wrapText} from './text';

export interface BoxOptions {
  x: number;
  y: number;
  w: number;
  h: number;
  /** Bold first lines; wrapped. */
  label: string;
  /** Lighter lines below; wrapped. */
  note?: string;
  kind?: Kind;
  shape?: 'rect' | 'pill';
  /** Only outlined, as a blended pad is; or thin and gray, for something off, missing or of another time. */
  look?: 'filled' | 'blended' | 'off';
}

const MARGIN = 5;

/** Draws a labeled box; its label must fit. */
export function box(canvas: Canvas, options: BoxOptions): Placed {
  const {x, y, w, h, label, note, kind = 'plain', shape = 'rect', look = 'filled'} = options;
  const {fill, stroke} = KINDS[kind];
  const outlined = look !== 'filled';
  canvas.add(
    'rect',
    {
      x,
      y,
      width: w,
      height: h,
      rx: shape === 'pill' ? h / 2 : 8,
      fill: outlined ? PALETTE.white : fill,
      stroke: look === 'blended' ? BLEND_STROKE : look === 'off' ? PALETTE.reference : stroke,
      'stroke-width': look === 'blended' ? 2.5 : 1.5,
    },
    {x, y, w, h},
  );
  const width = w - 2 * MARGIN;
  const lines = [
    ...wrapText(label, width, canvas.textSize, true).map((text) => ({text, bold: true})),
    ...(note ? wrapText(note, width, canvas.textSize).map((text) => ({text, bold: false})) : []),
  ];
  const widest = lines.find(({text, bold}) => textWidth(text, canvas.textSize, bold) > width);
  if (widest)
    throw new Error(
      `"${widest.text}" does not fit a box ${w} units wide: widen it or shorten the text.`,
    );
  if (lines.length * canvas.lineHeight > h) {
    throw new Error(
      `"${label}" needs a box ${lines.length * canvas.lineHeight} units high, not ${h}.`,
    );
  }
  const first = y + h / 2 - ((lines.length - 1) * canvas.lineHeight) / 2;
  lines.forEach(({text, bold}, index) => {
    canvas.text(
      text,
      {x: x + w / 2, y: first + index * canvas.lineHeight},
      {
        anchor: 'middle',
        bold,
        color: bold && look !== 'off' ? PALETTE.ink : PALETTE.muted,
      },
    );
  });
  return placed(x, y, w, h);
}

export interface FrameOptions {
  x: number;
  y: number;
  w: number;
  h: number;
  label: string;
  kind?: Kind;
}

/** Draws a container with its label at the top left; what it holds is drawn on top, from y + 24 on. */
export function frame(canvas: Canvas, options: FrameOptions): Placed {
  const {x, y, w, h, label, kind = 'plain'} = options;
  const {stroke} = KINDS[kind];
  canvas.add(
    'rect',
    {
      x,
      y,
      width: w,
      height: h,
      rx: 10,
      fill: PALETTE.white,
      'fill-opacity': 0.65,
      stroke,
      'stroke-width': 1.5,
    },
    {x, y, w, h},
  );
  canvas.text(label, {x: x + 9, y: y + 13}, {bold: true, color: stroke});
  return placed(x, y, w, h);
}

/** A heading line at the top left, a unit larger than other text. */
export function heading(canvas: Canvas, text: string, at: Point): void {
  canvas.text(text, at, {size: canvas.textSize + 1, bold: true});
}

/** Positions for `count` boxes of one size, evenly spread from `start` over `length`, along one axis. */
export function spread(count: number, start: number, length: number, size: number): number[] {
  const gap = count > 1 ? (length - count * size) / (count - 1) : 0;
  return Array.from({length: count}, (_unused, index) => start + index * (size + gap));
}
