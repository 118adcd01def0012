import type {ProductZone} from '../../src/play/core';
import type {Point} from './geometry';
import {PALETTE, ZONE_COLORS} from './palette';

export interface DrumMapOptions {
  cx: number;
  cy: number;
  /** Radius over the rim; the lugs take 4 units more. From 45 on. */
  r: number;
  /** Zones in color, in any order; none by default. */
  lit?: readonly ProductZone[];
  /** Zones that were there before: gray. */
  known?: readonly ProductZone[];
  /** Names beside the drum with lines to the zones, numbers on them, or nothing. Default nothing. */
  labels?: 'names' | 'numbers';
  /** Own words for a name, such as 'rim-tip: chord 2'. */
  words?: Readonly<Partial<Record<ProductZone, string>>>;
  /** Which side names stand on; `both` is the default. */
  side?: 'both' | 'left' | 'right';
  /** A kick shows its head and hoop alone: the sheets name no zones of it. */
  kind?: 'snare' | 'tom' | 'kick';
  /** A sensor at the rim, at this angle in degrees (0 is right, 90 is bottom). */
  sensorAt?: number;
}

/** @returns the colors of a zone, gray where it was there before */
export function zoneColors(
  zone: ProductZone,
  {known = []}: DrumMapOptions,
): {solid: string; soft: string} {
  return known.includes(zone) ? {solid: PALETTE.ignored, soft: '#e6e1d8'} : ZONE_COLORS[zone];
}

/** Parts of the radius. */
export const HEAD = 0.83;

export const CENTER = 0.36;

const EDGE_RING = (HEAD + CENTER) / 2;

export const RIM_RING = (1 + HEAD) / 2;

/** Where a stick lies that is seen from above: its tip, and where it crosses the rim. */
interface Lie {
  /** Part of the radius, and degrees: 0 is right, 90 is bottom, where the drummer sits. */
  tip: readonly [share: number, angle: number];
  rim: number;
}

export const STICKS: Readonly<Partial<Record<ProductZone, Lie>>> = {
  'rimshot-center': {tip: [0.08, 45], rim: 38},
  'rimshot-edge': {tip: [0.56, 76], rim: 76},
  'cross-stick': {tip: [0.55, 203], rim: 328},
};

/** Sticks that strike the rim alone, side by side on one stretch of it: where, and how far the tip is beyond. */
export const RIM_STICKS: Readonly<Partial<Record<ProductZone, {at: number; beyond: number}>>> = {
  'rim-shoulder': {at: 112, beyond: 0.36},
  'rim-tip': {at: 145, beyond: 0},
};

/** The direction in which both of them reach away from the drum. */
const RIM_STICK_ANGLE = 124;

/** @returns tip, place on the rim and end of a stick that strikes the rim alone */
export function rimStick(
  {at, beyond}: {at: number; beyond: number},
  options: DrumMapOptions,
): Record<'tip' | 'rim' | 'butt', Point> {
  const rim = polar(options, RIM_RING, at);
  const turn = (RIM_STICK_ANGLE * Math.PI) / 180;
  const along = (share: number): Point => ({
    x: rim.x + Math.cos(turn) * options.r * share,
    y: rim.y + Math.sin(turn) * options.r * share,
  });
  return {tip: along(-beyond), rim, butt: along(0.34)};
}

export function polar({cx, cy, r}: DrumMapOptions, share: number, angle: number): Point {
  const turn = (angle * Math.PI) / 180;
  return {x: cx + Math.cos(turn) * r * share, y: cy + Math.sin(turn) * r * share};
}

/** A point on a zone, for numbers and for the end of a name's line. */
export function spotOf(zone: ProductZone, options: DrumMapOptions): Point {
  const lie = STICKS[zone];
  if (lie) {
    const [tip, rim] = [polar(options, ...lie.tip), polar(options, RIM_RING, lie.rim)];
    const share = zone === 'cross-stick' ? 0.7 : 0.55;
    return {x: tip.x + (rim.x - tip.x) * share, y: tip.y + (rim.y - tip.y) * share};
  }
  const onRim = RIM_STICKS[zone];
  if (onRim) {
    const {rim, butt} = rimStick(onRim, options);
    return {x: (rim.x + butt.x) / 2, y: (rim.y + butt.y) / 2};
  }
  switch (zone) {
    case 'center':
      return polar(options, 0.18, 165);
    case 'edge':
      return polar(options, EDGE_RING, 236);
    case 'stickshot':
      return polar(options, EDGE_RING, 168);
    case 'damped':
      return polar(options, EDGE_RING, 274);
    default:
      return polar(options, 1.04, 150);
  }
}
