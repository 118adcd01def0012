/** How hard a stroke with Shift is. */
export const HARD = 1;

/** The softest that a strip, a pen or a finger gives. */
export const SOFTEST = 0.08;

/** What is asked of a pointer. */
type Press = Pick<PointerEvent, 'pointerType' | 'pressure'>;

/**
 * How hard a pen or a finger pressed, if the device tells it. Devices that can't tell say 0, 0.5 or 1
 * for every press (Pointer Events: 0.5 while a button is down).
 *
 * @returns `SOFTEST` to 1, or null if it isn't known
 */
export function forceOf({pointerType, pressure}: Press): number | null {
  if (pointerType !== 'pen' && pointerType !== 'touch') return null;
  if (pressure === 0 || pressure === 0.5 || pressure === 1) return null;
  return Math.min(Math.max(pressure, SOFTEST), 1);
}
