import type {Canvas} from './canvas';
import {line} from './controls';
import {placed, type Placed, type Point, round} from './geometry';
import {laneGround, laneLabel, type LaneOptions, timeX} from './lanes';
import {type Kind, KINDS, PALETTE, SOUNDING} from './palette';
import type {Sounding} from './played';
import type {Attributes} from './svg';

/** How loud a sound still is where it ends, of its beginning. */
const LAST = 0.28;

export interface SoundsOptions extends LaneOptions {
  sounds: readonly Sounding[];
  kind?: Kind;
}

/**
 * Sounds out: each a block that begins sharply and dies away to a quarter, so that short ones stay
 * seen; sounds at the same time add up as tints, a thin light line before each beginning among them.
 * An upright bar is where a hit cuts one.
 */
export function soundsLane(canvas: Canvas, options: SoundsOptions): Placed {
  const {time, y, h, sounds, kind = 'sound'} = options;
  const place = laneGround(canvas, options);
  laneLabel(canvas, options);
  const middle = y + h / 2;
  const end = time.x + time.w;
  const {stroke} = KINDS[kind];
  const shape = (sound: Sounding, from: number, to: number): string => {
    const length = sound.length ?? sound.to - sound.from;
    const x0 = timeX(time, from);
    const x1 = Math.min(timeX(time, to), end);
    const tall = (h / 2 - 3) * (0.35 + 0.65 * sound.gain);
    const steps = Math.max(6, Math.round((x1 - x0) / 8));
    const level = (share: number): number => {
      const age = (from + (to - from) * share - sound.from) / length;
      return tall * (LAST + (1 - LAST) * Math.max(0, 1 - age) ** 1.3);
    };
    const points = Array.from({length: steps + 1}, (_unused, index) => index / steps);
    const side = (sign: number) => (share: number) =>
      `${round(x0 + (x1 - x0) * share)} ${round(middle + sign * level(share))}`;
    return `M${[...points.map(side(-1)), ...[...points].reverse().map(side(1))].join('L')}z`;
  };
  sounds.forEach((sound) => {
    const x0 = timeX(time, sound.from);
    if (x0 >= end) return;
    canvas.add('path', {
      d: shape(sound, sound.from, sound.to),
      fill: kind === 'sound' ? SOUNDING.fill : stroke,
      'fill-opacity': SOUNDING.opacity,
    });
    // Its beginning, parted from sounds that ring on under it.
    const tall = (h / 2 - 3) * (0.35 + 0.65 * sound.gain);
    const begin = (x: number, look: Attributes): void =>
      canvas.add('path', {
        d: `M${round(x)} ${round(middle - tall)}v${round(2 * tall)}`,
        ...look,
        fill: 'none',
      });
    if (sounds.some(({from, to}) => from < sound.from && to > sound.from)) {
      begin(x0 - 2, {stroke: PALETTE.ground, 'stroke-width': 1.5});
    }
    begin(x0, {stroke, 'stroke-width': 2.5, 'stroke-linecap': 'round'});
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
  canvas.text('stopped', {x: x + 11, y});
}
