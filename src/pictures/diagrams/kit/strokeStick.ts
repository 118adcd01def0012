import {pathData} from './arrow';
import type {Canvas} from './canvas';
import type {Point, Rect} from './geometry';
import {PALETTE} from './palette';
import {STICK, type StickPose, type View} from './strokePose';

/** Outline of a stick along x, its tip at 0: distance from the tip and radius, in radii of the shaft. */
function stickProfile(): [along: number, radius: number][] {
  const bead = Array.from({length: 9}, (_unused, index): [number, number] => {
    const turn = Math.PI - (index / 8) * Math.PI * 0.86;
    return [1.5 + Math.cos(turn) * 1.5, Math.max(0, Math.sin(turn)) * 0.72];
  });
  const taper = Array.from({length: 9}, (_unused, index): [number, number] => {
    const share = index / 8;
    return [3.3 + share * 9, 0.42 + 0.58 * (share * share * (3 - 2 * share) * 0.45 + share * 0.55)];
  });
  return [...bead, ...taper, [60, 1]];
}

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
  const profile = stickProfile();
  const at = ([distance, radius]: [number, number], side: number): Point => ({
    x: tip.x - along.x * r * 0.6 + along.x * distance * r + across.x * radius * r * side,
    y: tip.y - along.y * r * 0.6 + along.y * distance * r + across.y * radius * r * side,
  });
  const outline = [
    ...profile.map((point) => at(point, 1)),
    ...[...profile].reverse().map((point) => at(point, -1)),
  ];
  const {x, y, w, h} = view.area;
  const cut = clip(outline, {x, y, w: w - 1, h: h * 2});
  if (cut.length < 3) return;
  canvas.add('path', {
    d: `${pathData(cut)}z`,
    fill: faint ? PALETTE.ground : PALETTE.wood,
    stroke: faint ? '#bdb3a5' : PALETTE.ink,
    'stroke-width': faint ? 1.25 : 1.5,
    'stroke-linejoin': 'round',
  });
  if (faint) return;
  const shine = clip([at([12, -0.15], 1), at([60, -0.35], 1), at([60, -0.36], 1)], {
    x,
    y: y,
    w: w - 3,
    h: h * 2,
  });
  if (shine.length > 1) {
    canvas.add('path', {
      d: pathData(shine.slice(0, 2)),
      fill: 'none',
      stroke: '#e8cfa0',
      'stroke-width': 1,
    });
  }
}

/** Cuts an outline at the edges of an area (Sutherland and Hodgman). */
function clip(outline: readonly Point[], {x, y, w, h}: Rect): Point[] {
  const sides: [(point: Point) => number][] = [
    [(point) => point.x - x],
    [(point) => x + w - point.x],
    [(point) => point.y - y],
    [(point) => y + h - point.y],
  ];
  return sides.reduce<Point[]>(
    (points, [inside]) =>
      points.flatMap((to, index) => {
        const from = points.at(index - 1) ?? to;
        const [a, b] = [inside(from), inside(to)];
        const share = a / (a - b);
        const cut = {x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share};
        if (b >= 0) return a >= 0 ? [to] : [cut, to];
        return a >= 0 ? [cut] : [];
      }),
    [...outline],
  );
}
