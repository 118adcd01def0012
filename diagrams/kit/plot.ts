import type {Canvas} from './canvas';
import {line} from './controls';
import {placed, type Placed, type Point} from './geometry';
import {BLEND_STROKE, CHOSEN, type Kind, KINDS, PALETTE} from './palette';

export interface Area {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** Axes of a plot with their names: across below the right end, up above the left end. */
export function axes(
  canvas: Canvas,
  area: Area,
  names: {across?: string; up?: string} = {},
): Placed {
  const {x, y, w, h} = area;
  line(
    canvas,
    [
      {x, y},
      {x, y: y + h},
      {x: x + w, y: y + h},
    ],
    {color: PALETTE.ink, width: 1.5},
  );
  if (names.up) canvas.text(names.up, {x, y: y - 10}, {color: PALETTE.muted});
  if (names.across) {
    canvas.text(names.across, {x: x + w, y: y + h + 12}, {anchor: 'end', color: PALETTE.muted});
  }
  return placed(x, y, w, h);
}

/** Draws a function over an area: both its input and its value run from 0 to 1. */
export function curve(
  canvas: Canvas,
  area: Area,
  value: (position: number) => number,
  options: {kind?: Kind; faint?: boolean; width?: number} = {},
): void {
  const steps = 48;
  const points: Point[] = Array.from({length: steps + 1}, (_unused, index) => {
    const position = index / steps;
    return {x: area.x + position * area.w, y: area.y + area.h * (1 - value(position))};
  });
  line(canvas, points, {
    color: KINDS[options.kind ?? 'sound'].stroke,
    width: options.width ?? 2.5,
    faint: options.faint,
  });
}

/**
 * A cell of a grid: filled with a kind's color or, in a matrix of the product, with its yellow; outlined as
 * a blended pad; or pale gray: off.
 */
export type Cell = Kind | 'chosen' | 'blended' | null;

/** Fill and edge of a cell. */
function cellLook(cell: Cell): {fill: string; stroke?: string; 'stroke-width'?: number} {
  if (cell === null) return {fill: PALETTE.off};
  if (cell === 'blended') return {fill: PALETTE.white, stroke: BLEND_STROKE, 'stroke-width': 3};
  if (cell === 'chosen') return {...CHOSEN, 'stroke-width': 1.25};
  const {stroke} = KINDS[cell];
  return {fill: stroke, stroke, 'stroke-width': 1.25};
}

export interface GridOptions {
  x: number;
  y: number;
  /** Size of one cell. */
  cell: number | {w: number; h: number};
  /** Cells by row, top first. */
  rows: readonly (readonly Cell[])[];
  rowLabels?: readonly string[];
  columnLabels?: readonly string[];
  /** Text inside cells, by row. */
  texts?: readonly (readonly (string | null)[])[];
  gap?: number;
}

/** Draws a step grid or a matrix; row labels stand left of it, column labels above. */
export function grid(canvas: Canvas, options: GridOptions): Placed {
  const {x, y, rows, rowLabels = [], columnLabels = [], texts = [], gap = 3} = options;
  const {w, h} =
    typeof options.cell === 'number' ? {w: options.cell, h: options.cell} : options.cell;
  rows.forEach((row, rowIndex) => {
    const top = y + rowIndex * (h + gap);
    const label = rowLabels[rowIndex];
    if (label) {
      canvas.text(label, {x: x - 7, y: top + h / 2}, {anchor: 'end', color: PALETTE.muted});
    }
    row.forEach((cell, column) => {
      const left = x + column * (w + gap);
      canvas.add(
        'rect',
        {x: left, y: top, width: w, height: h, rx: 3, ...cellLook(cell)},
        {x: left, y: top, w, h},
      );
      const text = texts[rowIndex]?.[column];
      if (text) {
        canvas.text(
          text,
          {x: left + w / 2, y: top + h / 2},
          {
            anchor: 'middle',
            bold: true,
            color: cell !== null && cell in KINDS ? PALETTE.white : PALETTE.ink,
          },
        );
      }
    });
  });
  const columns = Math.max(...rows.map((row) => row.length));
  columnLabels.forEach((label, column) => {
    if (label) {
      canvas.text(
        label,
        {x: x + column * (w + gap) + w / 2, y: y - 10},
        {
          anchor: 'middle',
          color: PALETTE.muted,
        },
      );
    }
  });
  return placed(x, y, columns * (w + gap) - gap, rows.length * (h + gap) - gap);
}
