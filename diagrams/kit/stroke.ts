import {pathData} from './arrow';
import type {Canvas} from './canvas';
import {line} from './controls';
import {placed, type Placed, type Point, type Rect, round} from './geometry';
import {PALETTE, ZONE_COLORS} from './palette';
import {drawDrum} from './strokeDrum';
import {type Pose, poseOf, STICK, type StickPose, type Stroke, type View} from './strokePose';
import {drawStick} from './strokeStick';

export interface StrokeOptions extends Rect {
  stroke: Stroke;
  /** Name below the drawing; the zone's name by default, '' for none. */
  label?: string;
}

/** Drum and stick, in parts of the drawing's height: half a drum, cut open in the middle of its head. */
const HEAD = 0.7;

const HOOP = 0.085;

/**
 * One stroke from the side: a drum cut open, with half of its head, the rim at the right, and the
 * stick where it lands. What the stick touches is in the zone's color, with a burst at each place.
 * Good from 150 by 80 units on; the label takes the lowest 18.
 */
export function stroke(canvas: Canvas, options: StrokeOptions): Placed {
  const {x, y, w, stroke: name} = options;
  const label = options.label ?? ZONE_COLORS[name].name;
  const h = options.h - (label ? 18 : 0);
  const view: View = {
    area: {x, y, w, h},
    unit: h,
    head: y + h * HEAD,
    top: y + h * (HEAD - HOOP),
    middle: x + h * 0.2,
    rim: x + Math.min(w * 0.6, w - h * 0.62),
  };
  const color = ZONE_COLORS[name].solid;
  drawDrum(canvas, view);
  const pose = poseOf(name, view);
  if (pose.rests) pivot(canvas, pose.rests, view.unit * 0.075);
  drawStick(canvas, view, pose.lifted, true);
  pose.hits.forEach(({part}) => line(canvas, part, {color, width: view.unit * 0.05}));
  drawStick(canvas, view, pose.stick, false);
  pose.hits.forEach(({at}) => rays(canvas, at, view.unit * 0.1, color));
  swing(canvas, view, pose, color);
  if (label) {
    canvas.text(label, {x: x + w / 2, y: y + options.h - 7}, {anchor: 'middle', bold: true});
  }
  return placed(x, y, w, options.h);
}

/** Rays around a place that is struck, above it. */
function rays(canvas: Canvas, at: Point, r: number, color: string): void {
  const drawn = [188, 214, 240, 270, 300, 326, 352].map((degrees) => {
    const turn = (degrees * Math.PI) / 180;
    const on = (length: number): Point => ({
      x: at.x + Math.cos(turn) * length,
      y: at.y + Math.sin(turn) * length,
    });
    return [on(r), on(r * 1.75)];
  });
  canvas.add('path', {
    d: drawn.map(pathData).join(''),
    fill: 'none',
    stroke: color,
    'stroke-width': 2,
    'stroke-linecap': 'round',
  });
}

/** The support under a tip that lies still. */
function pivot(canvas: Canvas, at: Point, size: number): void {
  const y = at.y + 2.5;
  canvas.add('path', {
    d: `${pathData([
      {x: at.x, y},
      {x: at.x + size * 0.7, y: y + size},
      {x: at.x - size * 0.7, y: y + size},
    ])}z`,
    fill: PALETTE.muted,
  });
}

/** A bent arrow from the lifted stick down to the stick. */
function swing(canvas: Canvas, view: View, {stick, lifted}: Pose, color: string): void {
  const {unit, area} = view;
  const on = ({tip, angle}: StickPose, length: number, side: number): Point => {
    const turn = (angle * Math.PI) / 180;
    const away = side * unit * STICK;
    return {
      x: tip.x + Math.cos(turn) * length - Math.sin(turn) * away,
      y: tip.y - Math.sin(turn) * length - Math.cos(turn) * away,
    };
  };
  // As far out as both sticks are seen.
  let far = unit * 1.6;
  const isSeen = ({x, y}: Point): boolean => x < area.x + area.w - unit * 0.14 && y > area.y + 6;
  while (far > 0 && !(isSeen(on(stick, far, 2.6)) && isSeen(on(lifted, far * 0.97, 0)))) far -= 2;
  const to = on(stick, far, 2);
  const from = on(lifted, far * 0.97, -1.7);
  if (to.y - from.y < unit * 0.06) return;
  const bow = {x: Math.max(from.x, to.x) + unit * 0.05, y: (from.y + to.y) / 2};
  const number = ({x, y}: Point): string => `${round(x)} ${round(y)}`;
  canvas.add('path', {
    d: `M${number(from)}Q${number(bow)} ${number(to)}`,
    fill: 'none',
    stroke: color,
    'stroke-width': 1.75,
    'stroke-linecap': 'round',
  });
  const back = Math.atan2(bow.y - to.y, bow.x - to.x);
  const wing = (turn: number): Point => ({
    x: to.x + Math.cos(back + turn) * 5.5,
    y: to.y + Math.sin(back + turn) * 5.5,
  });
  canvas.add('path', {
    d: pathData([wing(0.55), to, wing(-0.55)]),
    fill: 'none',
    stroke: color,
    'stroke-width': 1.75,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
  });
}
