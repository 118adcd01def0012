import type {ProductZone} from '../../src/play/core';
import {pathData} from './arrow';
import type {Canvas} from './canvas';
import {
  type DrumMapOptions,
  polar,
  RIM_RING,
  RIM_STICKS,
  rimStick,
  spotOf,
  STICKS,
  zoneColors,
} from './drumPlaces';
import {type Point, round} from './geometry';
import {PALETTE} from './palette';

/** Draws what is no part of the drum: sticks over the rim, the second stick, the hand. */
export function drawGesture(canvas: Canvas, options: DrumMapOptions, zone: ProductZone): void {
  const {r} = options;
  const {solid, soft} = zoneColors(zone, options);
  const lie = STICKS[zone];
  const width = Math.max(3.5, r * 0.055);
  if (lie) {
    const [tip, rim] = [polar(options, ...lie.tip), polar(options, RIM_RING, lie.rim)];
    const beyond = (0.2 * r) / Math.hypot(rim.x - tip.x, rim.y - tip.y);
    const butt = {x: rim.x + (rim.x - tip.x) * beyond, y: rim.y + (rim.y - tip.y) * beyond};
    stickFromAbove(canvas, tip, butt, width, solid);
    touch(canvas, rim, width, solid);
    if (zone !== 'cross-stick') touch(canvas, tip, width, solid);
  }
  const onRim = RIM_STICKS[zone];
  if (onRim) {
    const {tip, rim, butt} = rimStick(onRim, options);
    stickFromAbove(canvas, tip, butt, width, solid);
    canvas.add('circle', {cx: tip.x, cy: tip.y, r: width * 0.6, fill: solid});
    touch(canvas, rim, width, solid);
  }
  if (zone === 'stickshot') {
    const at = spotOf(zone, options);
    const arm = r * 0.2;
    stickFromAbove(
      canvas,
      {x: at.x - arm * 0.7, y: at.y + arm * 0.5},
      {x: at.x + arm, y: at.y - arm * 0.6},
      width * 0.8,
      solid,
    );
    stickFromAbove(
      canvas,
      {x: at.x - arm * 0.7, y: at.y - arm * 0.5},
      {x: at.x + arm, y: at.y + arm * 0.6},
      width * 0.8,
      solid,
    );
  }
  if (zone === 'damped') {
    const at = spotOf(zone, options);
    canvas.add('path', {
      d: handPath(at, r * 0.013),
      fill: soft,
      stroke: solid,
      'stroke-width': 2,
      'stroke-linejoin': 'round',
    });
  }
}

/** Where a stick touches the drum. */
export function touch(canvas: Canvas, at: Point, width: number, color: string): void {
  canvas.add('circle', {
    cx: at.x,
    cy: at.y,
    r: width * 0.95,
    fill: PALETTE.white,
    stroke: color,
    'stroke-width': 2,
  });
}

/** A stick seen from above: a long drop, thin at the tip. */
export function stickFromAbove(
  canvas: Canvas,
  tip: Point,
  butt: Point,
  width: number,
  color: string,
): void {
  const length = Math.hypot(butt.x - tip.x, butt.y - tip.y) || 1;
  const across = {
    x: ((tip.y - butt.y) / length) * (width / 2),
    y: ((butt.x - tip.x) / length) * (width / 2),
  };
  const at = (share: number, side: number): Point => ({
    x: tip.x + (butt.x - tip.x) * share + across.x * side,
    y: tip.y + (butt.y - tip.y) * share + across.y * side,
  });
  canvas.add('path', {
    d: `${pathData([at(0, 0.45), at(0.35, 1), at(1, 1), at(1, -1), at(0.35, -1), at(0, -0.45)])}z`,
    fill: color,
    stroke: color,
    'stroke-width': 1,
    'stroke-linejoin': 'round',
  });
}

/** A flat hand from above, about 34 units wide at scale 1, its fingers to the right. */
function handPath({x, y}: Point, scale: number): string {
  const s = (value: number): number => round(value * scale);
  return (
    `M${round(x - 16 * scale)} ${round(y + 6 * scale)}` +
    `q${s(0)} ${s(-13)} ${s(11)} ${s(-14)}l${s(8)} ${s(-7)}q${s(5)} ${s(-3)} ${s(5)} ${s(3)}l${s(-5)} ${s(5)}` +
    `h${s(13)}q${s(4)} ${s(3)} ${s(0)} ${s(6)}q${s(5)} ${s(3)} ${s(0)} ${s(6)}q${s(3)} ${s(4)} ${s(-3)} ${s(6)}` +
    `q${s(1)} ${s(4)} ${s(-5)} ${s(4)}h${s(-10)}q${s(-12)} ${s(2)} ${s(-14)} ${s(-9)}z`
  );
}
