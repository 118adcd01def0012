import {type Hit, PHRASE} from '../../src/play/core';
import type {Canvas} from './canvas';
import {placed, type Placed, round} from './geometry';
import {laneGround, laneLabel, type LaneOptions, timeX} from './lanes';
import {type Kind, KINDS, PALETTE} from './palette';
import {textWidth} from './text';

export interface PianoRollOptions extends LaneOptions {
  /** Notes with `pitch` and length; `cut` ones end at a bar. */
  notes: readonly {from: number; to: number; pitch: number}[];
  /** Pitches from low to high that the roll shows, each a row; with a name, it is written at the left. */
  rows: readonly {pitch: number; name?: string}[];
  /** Space for the names of rows at the left, outside of the lane. Default 0: no names. */
  names?: boolean;
  kind?: Kind;
}

/** Notes out: a row for each pitch, a bar for each note. A pitch between two rows lies between them. */
export function pianoRoll(canvas: Canvas, options: PianoRollOptions): Placed {
  const {time, y, h, notes, rows, names = false, kind = 'sound'} = options;
  const place = laneGround(canvas, options);
  laneLabel(canvas, options);
  const row = (h - 6) / rows.length;
  const heightOf = (pitch: number): number => {
    const upper = rows.findIndex((one) => one.pitch >= pitch);
    const index = upper < 0 ? rows.length - 1 : upper;
    const [low, high] = [rows[index - 1]?.pitch ?? pitch, rows[index]?.pitch ?? pitch];
    const between = high > low && pitch < high ? (pitch - low) / (high - low) - 1 : 0;
    return y + h - 3 - row * (index + between + 0.5);
  };
  rows.forEach(({pitch, name}, index) => {
    const at = heightOf(pitch);
    if (index > 0) {
      const edge = at + row / 2;
      canvas.add('path', {
        d: `M${round(time.x)} ${round(edge)}h${round(time.w)}`,
        stroke: '#e4ddd2',
        'stroke-width': 1,
        fill: 'none',
      });
    }
    if (names && name)
      canvas.text(name, {x: time.x - 6, y: at}, {anchor: 'end', color: PALETTE.muted});
  });
  const thick = Math.min(row - 1, 9);
  notes.forEach(({from, to, pitch}) => {
    const [x0, x1] = [timeX(time, from), Math.min(timeX(time, to) - 1.5, time.x + time.w)];
    if (x1 <= x0) return;
    canvas.add('rect', {
      x: x0,
      y: heightOf(pitch) - thick / 2,
      width: Math.max(x1 - x0, 3),
      height: thick,
      rx: Math.min(2.5, thick / 2),
      fill: KINDS[kind].stroke,
    });
  });
  return place;
}

export interface StepsOptions extends LaneOptions {
  hits?: readonly Hit[];
  /** What to write under each hit: a step's number, a counter, a name; '' for nothing. */
  values: readonly (string | number)[];
  kind?: Kind;
}

/** A value under each hit, in a small box. 20 units high. */
export function stepsLane(canvas: Canvas, options: StepsOptions): Placed {
  const {time, y, h, hits = PHRASE, values, kind = 'sound'} = options;
  laneLabel(canvas, options);
  const {fill, stroke} = KINDS[kind];
  hits.forEach((hit, index) => {
    const text = String(values[index] ?? '');
    if (text === '') return;
    const w = Math.max(17, textWidth(text, canvas.textSize, true) + 10);
    const x = timeX(time, hit.time);
    canvas.add('rect', {
      x: x - w / 2,
      y,
      width: w,
      height: h,
      rx: 4,
      fill,
      stroke,
      'stroke-width': 1.25,
    });
    canvas.text(text, {x, y: y + h / 2}, {anchor: 'middle', bold: true});
  });
  return placed(time.x, y, time.w, h);
}
