import {FLIP_PLACE, type Zone} from '../core';

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

/**
 * Strokes that have no place of their own on a drum seen from above lie in the drawing's corners, on
 * drums that show them.
 */
export const CORNERS: Readonly<Partial<Record<Zone, Point>>> = {
  stickshot: {x: 20, y: 32},
  damped: {x: 220, y: 32},
  shell: {x: 220, y: 208},
};
export const CORNER = 18;

/** A point of the drawing. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** What was struck. */
export interface Spot {
  readonly zone: Zone;
  /** Where from the middle of the head (0) to its outer end (1); on the head only. */
  readonly place?: number;
}

/** Distance of a point from the line between two others. */
function distance({x, y}: Point, from: Point, to: Point): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const along = ((x - from.x) * dx + (y - from.y) * dy) / (dx * dx + dy * dy);
  const near = Math.min(Math.max(along, 0), 1);
  return Math.hypot(x - from.x - near * dx, y - from.y - near * dy);
}

/**
 * Finds what a stick strikes at a point.
 *
 * @param zones those that this drum has; where it lacks one, the neighbor answers
 * @returns null beside the drum
 */
export function spotAt(point: Point, zones: readonly Zone[]): Spot | null {
  if (
    zones.includes('cross-stick') &&
    distance(point, CROSS_STICK.from, CROSS_STICK.to) <= CROSS_STICK.half
  ) {
    return {zone: 'cross-stick'};
  }
  const corner = zones.find((zone) => {
    const at = CORNERS[zone];
    return at && Math.hypot(point.x - at.x, point.y - at.y) <= CORNER + 2;
  });
  if (corner) return {zone: corner};
  const radius = Math.hypot(point.x - MIDDLE, point.y - MIDDLE);
  // A finger that aims at the hoop may land a little beside the drum.
  if (radius > HOOP + 8) return null;
  if (radius > HEAD) return zones.includes('rim') ? {zone: 'rim'} : null;
  if (radius > RIMSHOT && zones.includes('rimshot-edge')) return {zone: 'rimshot-edge'};
  return {zone: radius < CENTER ? 'center' : 'edge', place: radius / HEAD};
}

/** Directions, in turns, for strokes that come from a key: not twice on the same spot. */
const TURNS = [0.07, 0.93, 0.14, 0.02, 0.89];

/**
 * Where a stroke is drawn that came without a point: from a key, a pad or a pattern.
 *
 * @param count of strokes so far
 */
export function pointOf({zone, place}: Spot, count: number): Point {
  if (zone === 'cross-stick') return {x: 48, y: 175};
  const corner = CORNERS[zone];
  if (corner) return corner;
  const turn = (TURNS[count % TURNS.length] ?? 0) * 2 * Math.PI;
  const radius =
    zone === 'rim'
      ? (HOOP + HEAD) / 2
      : zone === 'rimshot-edge'
        ? (RIMSHOT + HEAD) / 2
        : HEAD * (place ?? (zone === 'center' ? 0.12 : 0.76));
  return {x: MIDDLE + radius * Math.cos(turn), y: MIDDLE + radius * Math.sin(turn)};
}
