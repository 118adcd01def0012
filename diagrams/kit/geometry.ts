export interface Point {
  x: number;
  y: number;
}

export interface Rect {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** Something drawn, with the points arrows go from and to. */
export interface Placed extends Rect {
  top: Point;
  right: Point;
  bottom: Point;
  left: Point;
  center: Point;
}

export const where = ({x, y, w, h}: Rect): string =>
  `x ${Math.round(x)} to ${Math.round(x + w)}, y ${Math.round(y)} to ${Math.round(y + h)}`;

/** @returns how far two rectangles are apart, 0 where they overlap */
export function gapBetween(a: Rect, b: Rect): number {
  const across = Math.max(a.x - b.x - b.w, b.x - a.x - a.w, 0);
  const down = Math.max(a.y - b.y - b.h, b.y - a.y - a.h, 0);
  return Math.hypot(across, down);
}

/** @returns at most two decimals, so that files stay small and the same everywhere */
export function round(value: number): number {
  return Math.round(value * 100) / 100;
}

/** @returns a rectangle with its anchor points */
export function placed(x: number, y: number, w: number, h: number): Placed {
  return {
    x,
    y,
    w,
    h,
    top: {x: x + w / 2, y},
    right: {x: x + w, y: y + h / 2},
    bottom: {x: x + w / 2, y: y + h},
    left: {x, y: y + h / 2},
    center: {x: x + w / 2, y: y + h / 2},
  };
}
