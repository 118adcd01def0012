import type {Canvas} from './canvas';
import {line} from './controls';
import {placed, type Placed, type Point, round} from './geometry';
import {laneGround, laneLabel, type LaneOptions, timeX} from './lanes';
import {type Kind, KINDS, PALETTE, SOUNDING} from './palette';
import type {Sounding} from './played';

/** Seconds: a sound that another cuts ends as that begins. */
const SAME = 0.001;

/** How loud a sound still is where it ends, of its beginning. */
const LAST = 0.28;

export interface SoundsOptions extends LaneOptions {
  sounds: readonly Sounding[];
  kind?: Kind;
}

/**
 * Sounds out: each a block that begins sharply and dies away to a quarter, so that short ones stay
 * seen; sounds at the same time share the lane, one above the other. An upright bar is where a hit
 * cuts one.
 */
export function soundsLane(canvas: Canvas, options: SoundsOptions): Placed {
  const {time, y, h, sounds, kind = 'sound'} = options;
  const place = laneGround(canvas, options);
  laneLabel(canvas, options);
  const end = time.x + time.w;
  const {stroke} = KINDS[kind];
  const shape = (sound: Sounding, middle: number, tall: number): string => {
    const {from, to} = sound;
    const length = sound.length ?? to - from;
    const x0 = timeX(time, from);
    const x1 = Math.min(timeX(time, to), end);
    const steps = Math.max(6, Math.round((x1 - x0) / 8));
    const level = (share: number): number => {
      const age = ((to - from) * share) / length;
      return tall * (LAST + (1 - LAST) * Math.max(0, 1 - age) ** 1.3);
    };
    const points = Array.from({length: steps + 1}, (_unused, index) => index / steps);
    const side = (sign: number) => (share: number) =>
      `${round(x0 + (x1 - x0) * share)} ${round(middle + sign * level(share))}`;
    return `M${[...points.map(side(-1)), ...[...points].reverse().map(side(1))].join('L')}z`;
  };
  inRows(sounds.filter(({from}) => timeX(time, from) < end)).forEach(({sound, row, rows}) => {
    const x0 = timeX(time, sound.from);
    const middle = y + 2 + ((row + 0.5) * (h - 4)) / rows;
    const tall = ((h - 4) / rows / 2 - 0.75) * (rows > 2 ? 1 : 0.35 + 0.65 * sound.gain);
    canvas.add('path', {
      d: shape(sound, middle, tall),
      fill: kind === 'sound' ? SOUNDING.fill : stroke,
      'fill-opacity': SOUNDING.opacity,
    });
    canvas.add('path', {
      d: `M${round(x0)} ${round(middle - tall)}v${round(2 * tall)}`,
      stroke,
      'stroke-width': 2.5,
      'stroke-linecap': 'round',
      fill: 'none',
    });
  });
  sounds
    .filter(({cut, to}) => cut && timeX(time, to) <= end)
    .forEach(({to}) =>
      canvas.add('path', {
        d: `M${round(timeX(time, to))} ${round(y + 2)}V${round(y + h - 2)}`,
        stroke: PALETTE.ink,
        'stroke-width': 3,
        fill: 'none',
      }),
    );
  return place;
}

interface InRow {
  sound: Sounding;
  row: number;
  rows: number;
}

/** @returns each sound with its row, and how many share the lane with it: those it rings together with */
function inRows(sounds: readonly Sounding[]): InRow[] {
  const placed: InRow[] = [];
  /** Those that ring together, one by one or in a chain, and when each of their rows is free again. */
  let group: InRow[] = [];
  let freeFrom: number[] = [];
  for (const sound of [...sounds].sort((a, b) => a.from - b.from)) {
    if (freeFrom.every((free) => free <= sound.from + SAME)) [group, freeFrom] = [[], []];
    const free = freeFrom.findIndex((at) => at <= sound.from + SAME);
    const row = free < 0 ? freeFrom.length : free;
    freeFrom[row] = sound.to;
    const one = {sound, row, rows: 0};
    group.push(one);
    placed.push(one);
    const rows = freeFrom.length;
    group.forEach((other) => (other.rows = rows));
  }
  return placed;
}

export interface LevelOptions extends LaneOptions {
  /** Values from 0 to 1, each from its second on; `glide` goes straight to the next instead. */
  points: readonly {at: number; value: number; glide?: boolean}[];
  kind?: Kind;
  /** Draws no ground, to lie over another lane. */
  over?: boolean;
}

/** A level over time, such as a parameter that each hit moves: steps that hold, or straight glides. */
export function levelLane(canvas: Canvas, options: LevelOptions): Placed {
  const {time, y, h, points, kind = 'control', over = false} = options;
  const place = over ? placed(time.x, y, time.w, h) : laneGround(canvas, options);
  laneLabel(canvas, options);
  const at = (value: number): number => y + h - 5 - value * (h - 10);
  const path: Point[] = [];
  points.forEach((point, index) => {
    const x = timeX(time, point.at);
    const before = points[index - 1];
    if (before && !before.glide) path.push({x, y: at(before.value)});
    path.push({x, y: at(point.value)});
  });
  const last = points.at(-1);
  if (last) path.push({x: time.x + time.w, y: at(last.value)});
  line(canvas, path, {color: KINDS[kind].stroke, width: 2.25});
  return place;
}

/** What an upright bar means, from a point on to the right. */
export function cutKey(canvas: Canvas, {x, y}: Point): void {
  const bar = [
    {x: x + 1.5, y: y - 8},
    {x: x + 1.5, y: y + 8},
  ];
  line(canvas, bar, {color: PALETTE.ink, width: 3});
  canvas.text('Stopped', {x: x + 11, y});
}
