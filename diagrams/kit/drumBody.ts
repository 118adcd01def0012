import type {ProductZone} from '../../src/play/core';
import type {Canvas} from './canvas';
import {CENTER, type DrumMapOptions, HEAD, polar, zoneColors} from './drumPlaces';
import {round} from './geometry';
import {KINDS, PALETTE} from './palette';

export function drawBody(
  canvas: Canvas,
  options: DrumMapOptions,
  zones: readonly ProductZone[],
): void {
  const {cx, cy, r, kind = 'snare'} = options;
  const has = (zone: ProductZone): boolean => zones.includes(zone);
  const soft = (zone: ProductZone): string => zoneColors(zone, options).soft;
  if (has('shell')) {
    canvas.add('circle', {
      cx,
      cy,
      r: r + 11,
      fill: soft('shell'),
      stroke: zoneColors('shell', options).solid,
      'stroke-width': 2,
    });
  }
  lugs(canvas, options);
  const hoop = kind === 'kick' ? PALETTE.wood : '#dcd7cf';
  const rim = has('rim-shoulder') ? 'rim-shoulder' : 'rim-tip';
  canvas.add('circle', {cx, cy, r, fill: has(rim) ? soft(rim) : hoop});
  ring(canvas, options, 1, 'none', PALETTE.ink, 1.75);
  ring(canvas, options, HEAD, has('edge') ? soft('edge') : '#fbfaf8', PALETTE.ink, 1.25);
  if (kind === 'kick') {
    ring(canvas, options, HEAD * 0.9, 'none', PALETTE.faint, 1.25);
    return;
  }
  ring(
    canvas,
    options,
    CENTER,
    has('center') ? soft('center') : has('edge') ? '#fbfaf8' : 'none',
    has('center') ? zoneColors('center', options).solid : '#a39b90',
    has('center') ? 1.5 : 1,
  );
}

function ring(
  canvas: Canvas,
  {cx, cy, r}: DrumMapOptions,
  share: number,
  fill: string,
  stroke: string,
  width: number,
): void {
  canvas.add('circle', {cx, cy, r: r * share, fill, stroke, 'stroke-width': width});
}

/** Lugs around the rim: ten of a snare, six of a tom, claws of a kick. */
function lugs(canvas: Canvas, {cx, cy, r, kind = 'snare'}: DrumMapOptions): void {
  const count = kind === 'tom' ? 6 : kind === 'kick' ? 8 : 10;
  const size = Math.max(5, r * 0.09);
  for (let index = 0; index < count; index += 1) {
    const angle = (index / count) * 360 + 180 / count;
    canvas.add('rect', {
      x: cx + r - size * 0.45,
      y: cy - size / 2,
      width: size,
      height: size,
      rx: size * 0.3,
      fill: '#b9b2a8',
      stroke: PALETTE.ink,
      'stroke-width': 1,
      transform: `rotate(${round(angle)} ${round(cx)} ${round(cy)})`,
    });
  }
}

export function drawSensor(canvas: Canvas, options: DrumMapOptions, angle: number): void {
  const at = polar(options, 0.96, angle);
  canvas.add('rect', {
    x: at.x - 10,
    y: at.y - 7,
    width: 20,
    height: 14,
    rx: 4,
    fill: KINDS.hardware.stroke,
    stroke: PALETTE.white,
    'stroke-width': 1.5,
    transform: `rotate(${round(angle)} ${round(at.x)} ${round(at.y)})`,
  });
}
