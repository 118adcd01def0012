import {clamp} from '../core';

/** How hard a stroke with Shift is, and one with the soft key. */
export const HARD = 1;
export const SOFT = 0.2;

/** The softest that a strip, a pen or a finger gives. */
export const SOFTEST = 0.08;

/** Strengths reach their ends a little before a zone does: nobody hits its very border. */
const REACH = 1.2;

/** How hard a stroke is whose force nobody tells: the higher between its zone's top and bottom, the harder. */
export function strengthAt(y: number, top: number, bottom: number): number {
  const height = 0.5 + REACH * ((bottom - y) / (bottom - top) - 0.5);
  return SOFTEST + (1 - SOFTEST) * clamp(height);
}

/** How far from the middle of its zone such a stroke lies: -1 (top) to 1 (bottom). */
export const heightOf = (strength: number): number =>
  (1 - (2 * (strength - SOFTEST)) / (1 - SOFTEST)) / REACH;

type Press = Pick<PointerEvent, 'pointerType' | 'pressure'>;

/**
 * How hard a pen or a finger pressed, `SOFTEST` to 1; null if it isn't known. Devices that can't tell say
 * 0, 0.5 or 1 for every press (Pointer Events: 0.5 while a button is down).
 */
export function forceOf({pointerType, pressure}: Press): number | null {
  if (pointerType !== 'pen' && pointerType !== 'touch') return null;
  if (pressure === 0 || pressure === 0.5 || pressure === 1) return null;
  return clamp(pressure, SOFTEST);
}
