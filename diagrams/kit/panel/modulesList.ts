import type {Canvas} from '../canvas';
import {meter} from '../controls';
import {placed, type Placed} from '../geometry';
import {icon} from '../icons';
import {KINDS, PALETTE} from '../palette';
import {chevron} from '../signs';
import {square} from './controls';

/** From one row to the next. */
const ROW = 32;

/** One row of the list. */
interface ModuleRow {
  name: string;
  /** Whether it plays on the zone whose column is shown. */
  plays: boolean;
  /** From 0 to 1; MIDI modules have no meter. */
  level?: number;
  selected?: boolean;
}

interface ModulesListOptions {
  x: number;
  y: number;
  w: number;
  /** From the column's left to the list's; wider where a number stands between them. */
  gap?: number;
  /** Short name of the zone whose column stands beside the list. */
  column: string;
  rows: readonly ModuleRow[];
}

/** Where the list's parts are, to number them. */
export interface ModulesListPlaces {
  arrow: Placed;
  /** The first square of the column. */
  square: Placed;
  rows: Placed[];
  mute: Placed;
  meter: Placed;
  add: Placed;
}

/** The list of a controller's modules, with one column of its matrix, as Drum Pads has it. */
export function modulesList(canvas: Canvas, options: ModulesListOptions): ModulesListPlaces {
  const {x, y, w, gap = 34, column, rows} = options;
  const list = x + gap;
  const right = x + w;
  const mute = right - 39;
  const middle = y + 14;
  canvas.text(column, {x: x + 11, y: middle}, {anchor: 'middle', bold: true});
  const arrow = placed(list, y + 2, 28, 24);
  canvas.add('rect', {
    x: arrow.x,
    y: arrow.y,
    width: arrow.w,
    height: arrow.h,
    rx: 5,
    fill: PALETTE.ground,
    stroke: PALETTE.line,
  });
  for (const shift of [-4, 4]) {
    chevron(canvas, 'right', {x: arrow.center.x + shift, y: arrow.center.y, r: 5});
  }
  canvas.text('Modules List', {x: list + 36, y: middle}, {bold: true});
  canvas.text('Mix', {x: right - 2, y: middle}, {anchor: 'end', color: PALETTE.muted});

  const rowPlaces = rows.map((row, index) => {
    const place = placed(list, y + 34 + index * ROW, w - gap, ROW - 4);
    drawRow(canvas, place, row, index + 1, mute);
    square(canvas, {x: x + 1, y: place.y + 4}, row.plays);
    return place;
  });
  const last = y + 34 + rows.length * ROW;
  const add = placed(list, last, w - gap, ROW - 4);
  canvas.add('rect', {
    x: add.x,
    y: add.y,
    width: add.w,
    height: add.h,
    rx: 5,
    fill: PALETTE.white,
    stroke: PALETTE.line,
    'stroke-dasharray': '4 3', // as on the screen
  });
  canvas.text('+ Add Module', {x: add.x + 10, y: add.center.y});
  return {
    arrow,
    square: placed(x + 1, y + 38, 20, 20),
    rows: rowPlaces,
    mute: placed(mute - 8, y + 34, 16, rows.length * ROW),
    meter: placed(right - 18, y + 34, 10, rows.length * ROW),
    add,
  };
}

function drawRow(
  canvas: Canvas,
  place: Placed,
  row: ModuleRow,
  number: number,
  mute: number,
): void {
  const {x, y, w, h, center} = place;
  canvas.add('rect', {
    x,
    y,
    width: w,
    height: h,
    rx: 5,
    fill: row.selected ? KINDS.sound.fill : PALETTE.ground,
  });
  canvas.text(String(number), {x: x + 11, y: center.y}, {anchor: 'middle', color: PALETTE.muted});
  icon(canvas, 'module', x + 20, center.y - 9, 18, KINDS.sound);
  canvas.text(row.name, {x: x + 45, y: center.y}, {bold: row.selected});
  canvas.text('M', {x: mute, y: center.y}, {anchor: 'middle', bold: true});
  if (row.level !== undefined) {
    meter(canvas, {x: x + w - 18, y: y + 4, w: 9, h: h - 8}, row.level, {kind: 'sound'});
  }
}

/** A trash can: deletes, by its look. */
export function trashSign(canvas: Canvas, {x, y}: {x: number; y: number}): void {
  canvas.add('path', {
    d: `M${x - 7} ${y - 5}h14M${x - 3} ${y - 5}v-3h6v3M${x - 5.5} ${y - 5}l1 13h9l1-13M${x - 1.75} ${y - 1}v5.500M${x + 1.75} ${y - 1}v5.500`,
    fill: 'none',
    stroke: PALETTE.ink,
    'stroke-width': 1.5,
    'stroke-linejoin': 'round',
  });
}
