import {type Hit, PHRASE, PHRASE_SECONDS} from '../../src/play/core';
import type {Canvas} from './canvas';
import {placed, type Placed, round} from './geometry';
import {PALETTE} from './palette';

/**
 * The notation of the site: one phrase of eight hits, time from left to right. A hit is a stem as
 * high as it is strong, with a head that tells its zone by form and color: a disc for center, a
 * ring for edge, a cross for the rim, as in a drummer's notes. What comes out stands below, on the
 * same time, computed by the rules of src/play/core.
 */
export interface Time {
  x: number;
  w: number;
  /** Seconds that the width shows. */
  seconds: number;
}

/** The time of the phrase over a width: its two bars. Lanes of one picture share it. */
export function phraseTime(x: number, w: number, seconds: number = PHRASE_SECONDS): Time {
  return {x, w, seconds};
}

/** @returns where a second is; a little in from the left, so that the first hit is whole */
export function timeX({x, w, seconds}: Time, time: number): number {
  const lead = 7;
  return x + lead + (time / seconds) * (w - lead);
}

/** A lane: a stretch of height on a time. */
export interface LaneOptions {
  time: Time;
  y: number;
  h: number;
  /** Bold, above the lane at its left; takes 20 units above `y`. */
  label?: string;
}

export function laneLabel(canvas: Canvas, {time, y, label}: LaneOptions, color?: string): void {
  if (label) canvas.text(label, {x: time.x, y: y - 11}, {bold: true, color});
}

export function laneGround(canvas: Canvas, {time, y, h}: LaneOptions): Placed {
  canvas.add('rect', {
    x: time.x,
    y,
    width: time.w,
    height: h,
    rx: 4,
    fill: PALETTE.lane,
    'fill-opacity': 0.6,
  });
  return placed(time.x, y, time.w, h);
}

/** Light lines down through all lanes at each hit, so that eyes find what belongs together. Draw them first, in stretches that leave labels out. */
export function hitGuides(
  canvas: Canvas,
  time: Time,
  from: number,
  to: number,
  hits: readonly Hit[] = PHRASE,
): void {
  hits.forEach(({time: at}) => {
    const x = timeX(time, at);
    canvas.add('path', {
      d: `M${round(x)} ${round(from)}V${round(to)}`,
      stroke: PALETTE.reference,
      'stroke-width': 1,
      fill: 'none',
    });
    canvas.keepClear([
      {x, y: from},
      {x, y: to},
    ]);
  });
}
