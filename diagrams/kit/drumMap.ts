import {PRODUCT_ZONES, type ProductZone, trainedZones} from '../../src/play/core';
import type {Canvas} from './canvas';
import {badge} from './controls';
import {drawBody, drawSensor} from './drumBody';
import {drawGesture} from './drumGestures';
import {drawNames} from './drumNames';
import {type DrumMapOptions, RIM_STICKS, spotOf} from './drumPlaces';
import {placed, type Placed} from './geometry';

/** @returns the zones that a snare or tom knows at a training level, in the matrix' order */
export function zonesOfLevel(level: 1 | 2 | 3): ProductZone[] {
  const trained = trainedZones(level);
  return PRODUCT_ZONES.filter((zone) => trained.includes(zone));
}

/**
 * A drum from above with its zones. The center and the edge are parts of the head. Rim-tip and
 * rim-shoulder are strokes on the same rim, which only the stick tells apart: where both are lit,
 * one stick lands on its shoulder and one on its tip. A stroke that takes head and rim together, or
 * lies on the head, is a stick seen from above too; a white ring is where a stick touches.
 */
export function drumMap(canvas: Canvas, options: DrumMapOptions): Placed {
  const {cx, cy, r, kind = 'snare', labels} = options;
  const lit = [...(options.lit ?? []), ...(options.known ?? [])];
  if (kind === 'kick' && lit.length > 0) {
    throw new Error(
      'No sheet names the zones of a kick: leave "lit" out, or draw a snare or a tom.',
    );
  }
  const zones = PRODUCT_ZONES.filter((zone) => lit.includes(zone));
  drawBody(canvas, options, zones);
  const hasBoth = lit.includes('rim-tip') && lit.includes('rim-shoulder');
  zones
    .filter((zone) => hasBoth || !(zone in RIM_STICKS))
    .forEach((zone) => drawGesture(canvas, options, zone));
  if (options.sensorAt !== undefined) drawSensor(canvas, options, options.sensorAt);
  if (labels === 'numbers') {
    zones.forEach((zone, index) => badge(canvas, 1 + index, spotOf(zone, options)));
  }
  if (labels === 'names') drawNames(canvas, options, zones);
  return placed(cx - r, cy - r, 2 * r, 2 * r);
}
