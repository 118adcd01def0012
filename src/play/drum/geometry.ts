import {clamp, FLIP_PLACE, type Zone} from '../core';
import {heightOf, strengthAt} from './force';

/** The drawing is a square of this many units, with the drum in its middle. */
export const SIZE = 240;
export const MIDDLE = SIZE / 2;

/** Radii of the hoop, outside and inside, and of the border between center and edge. */
export const HOOP = 106;
export const HEAD = 90;
export const CENTER = HEAD * FLIP_PLACE;

/** Where the ring for rimshots begins, on drums that show one. */
export const RIMSHOT = 76;

/** The stick that lies across the rim, on drums that show it: its two ends, and half its width. */
export const CROSS_STICK = {from: {x: 62, y: 152}, to: {x: 24, y: 214}, half: 9} as const;

/** Strokes without a place on a drum seen from above lie in the drawing's corners, on drums that show them. */
export const CORNERS: Readonly<Partial<Record<Zone, Point>>> = {
  stickshot: {x: 20, y: 32},
  damped: {x: 220, y: 32},
  shell: {x: 220, y: 208},
};
export const CORNER = 18;
/** A press beside the drum counts this far from a corner's middle: its name does too. */
const NAMED = 50;

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Spot {
  readonly zone: Zone;
  /** Where from the middle of the head (0) to its outer end (1); on the head only. */
  readonly place?: number;
}

/** What a stick strikes at a point, and how hard by its height in the zone. */
export interface Struck extends Spot {
  readonly strength: number;
}

function distance({x, y}: Point, from: Point, to: Point): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const along = ((x - from.x) * dx + (y - from.y) * dy) / (dx * dx + dy * dy);
  const near = clamp(along);
  return Math.hypot(x - from.x - near * dx, y - from.y - near * dy);
}

/** What a stick strikes at a point of a drum with these zones; null beside it. */
export function spotAt(point: Point, zones: readonly Zone[]): Struck | null {
  const spot = zoneAt(point, zones);
  return spot && {...spot, strength: strengthAt(point.y, ...heightsOf(spot.zone))};
}

function heightsOf(zone: Zone): readonly [top: number, bottom: number] {
  const corner = CORNERS[zone];
  if (corner) return [corner.y - CORNER, corner.y + CORNER];
  if (zone === 'cross-stick') return [CROSS_STICK.from.y, CROSS_STICK.to.y];
  const radius = zone === 'center' ? CENTER : zone === 'rim' ? HOOP : HEAD;
  return [MIDDLE - radius, MIDDLE + radius];
}

const cornerAt = (point: Point, zones: readonly Zone[], reach: number): Zone | undefined =>
  zones.find((zone) => {
    const at = CORNERS[zone];
    return at && Math.hypot(point.x - at.x, point.y - at.y) <= reach;
  });

function zoneAt(point: Point, zones: readonly Zone[]): Spot | null {
  if (
    zones.includes('cross-stick') &&
    distance(point, CROSS_STICK.from, CROSS_STICK.to) <= CROSS_STICK.half
  ) {
    return {zone: 'cross-stick'};
  }
  const corner = cornerAt(point, zones, CORNER + 2);
  if (corner) return {zone: corner};
  const radius = Math.hypot(point.x - MIDDLE, point.y - MIDDLE);
  // A finger that aims at the hoop may land a little beside the drum.
  if (radius > HOOP + 8) {
    const named = cornerAt(point, zones, NAMED);
    return named ? {zone: named} : null;
  }
  if (radius > HEAD) return zones.includes('rim') ? {zone: 'rim'} : null;
  if (radius > RIMSHOT && zones.includes('rimshot-edge')) return {zone: 'rimshot-edge'};
  return {zone: radius < CENTER ? 'center' : 'edge', place: radius / HEAD};
}

/** How far from the middle of the head strokes are drawn that came without a place. */
const RADIUS: Readonly<Partial<Record<Zone, number>>> = {
  center: 0.42 * HEAD,
  'rimshot-edge': (RIMSHOT + HEAD) / 2,
  rim: (HOOP + HEAD) / 2,
};

/**
 * Where a stroke is drawn that came without a point: as high as one by hand would be, and with the
 * count of strokes so far not twice on the same side.
 */
export function pointOf({zone, place}: Spot, strength: number, count: number): Point {
  const height = heightOf(strength);
  const corner = CORNERS[zone];
  if (corner) return {x: corner.x, y: corner.y + 0.6 * CORNER * height};
  if (zone === 'cross-stick') return {x: 48 - 12 * height, y: 175 + 20 * height};
  const radius = place === undefined ? (RADIUS[zone] ?? 0.76 * HEAD) : HEAD * place;
  const y = radius * height;
  const side = count % 2 === 0 || height > 0 ? 1 : -1; // a stick may lie at the lower left
  const x = side * (zone === 'center' ? 0.1 * HEAD : Math.sqrt(radius ** 2 - y ** 2));
  return {x: MIDDLE + x, y: MIDDLE + y};
}
