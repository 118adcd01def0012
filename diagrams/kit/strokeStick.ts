import {pathData} from './arrow';
import type {Canvas} from './canvas';
import type {Point, Rect} from './geometry';
import {PALETTE} from './palette';
import {STICK, type StickPose, type View} from './strokePose';

/** Outline of a stick along x, its tip at 0: distance from the tip and radius, in radii of the shaft. */
function stickProfile(length: number): [along: number, radius: number][] {
  const bead = Array.from({length: 9}, (_unused, index): [number, number] => {
    const turn = Math.PI - (index / 8) * Math.PI * 0.86;
    return [1.5 + Math.cos(turn) * 1.5, Math.max(0, Math.sin(turn)) * 0.72];
  });
  const taper = Array.from({length: 9}, (_unused, index): [number, number] => {
    const share = index / 8;
    return [3.3 + share * 9, 0.42 + 0.58 * (share * share * (3 - 2 * share) * 0.45 + share * 0.55)];
  });
  const butt = [1, 0.9, 0.6, 0].map((radius): [number, number] => [
    length - 1 + Math.sqrt(1 - radius * radius),
    radius,
  ]);
  return [...bead, ...taper.filter(([along]) => along < length - 1), ...butt];
}

/** Longest stick, in radii of its shaft: a 5A is 406 mm long and 14 mm thick. */
const LONGEST = 58;

export function drawStick(
  canvas: Canvas,
  view: View,
  {tip, angle}: StickPose,
  faint: boolean,
): void {
  const r = view.unit * STICK;
  const turn = (angle * Math.PI) / 180;
  const along = {x: Math.cos(turn), y: -Math.sin(turn)};
  const across = {x: along.y, y: -along.x};
  const start = {x: tip.x - along.x * r * 0.6, y: tip.y - along.y * r * 0.6};
  const length = Math.min(LONGEST, roomFor(view.area, start, along, r) / r);
  const at = ([distance, radius]: [number, number], side: number): Point => ({
    x: start.x + along.x * distance * r + across.x * radius * r * side,
    y: start.y + along.y * distance * r + across.y * radius * r * side,
  });
  const profile = stickProfile(length);
  canvas.add('path', {
    d: `${pathData([
      ...profile.map((point) => at(point, 1)),
      ...profile.toReversed().map((point) => at(point, -1)),
    ])}z`,
    fill: faint ? PALETTE.ground : PALETTE.wood,
    stroke: faint ? PALETTE.muted : PALETTE.ink,
    'stroke-width': faint ? 1.25 : 1.5,
    'stroke-linejoin': 'round',
  });
  if (faint) return;
  canvas.add('path', {
    d: pathData([at([12, -0.15], 1), at([length - 2, -0.35], 1)]),
    fill: 'none',
    stroke: '#e8cfa0',
    'stroke-width': 1,
  });
}

/** @returns how long a stick may be, to end inside an area with its whole butt */
function roomFor({x, y, w, h}: Rect, start: Point, along: Point, r: number): number {
  const [right, upper, lower] = [x + w - 1 - r, y + 1 + r, y + h - r];
  const across = (right - start.x) / along.x;
  const down = along.y < 0 ? (upper - start.y) / along.y : (lower - start.y) / along.y;
  return Math.min(across, along.y === 0 ? Infinity : down);
}
