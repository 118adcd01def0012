import type {ProductZone} from '../../src/play/core';
import {pathData} from './arrow';
import type {Canvas} from './canvas';
import {type DrumMapOptions, spotOf} from './drumPlaces';
import type {Point} from './geometry';
import {PALETTE, ZONE_COLORS} from './palette';

/** How the legend shows a zone, as the map does: parts of the head soft with an edge, strokes solid. */
export function zoneLook(zone: ProductZone): Record<string, string | number> {
  const {solid, soft} = ZONE_COLORS[zone];
  const isPart = zone === 'center' || zone === 'edge' || zone === 'shell';
  return {fill: isPart ? soft : solid, stroke: solid, 'stroke-width': 1.5};
}

/** Names in a column beside the drum, in the order of their zones from top to bottom, with lines. */
export function drawNames(
  canvas: Canvas,
  options: DrumMapOptions,
  zones: readonly ProductZone[],
): void {
  const {cx, cy, r, side = 'both', words = {}} = options;
  const spots = zones.map((zone) => ({zone, at: spotOf(zone, options)}));
  const isLeft = ({at}: {at: Point}): boolean => side === 'left' || (side === 'both' && at.x < cx);
  const pitch = canvas.lineHeight + 5;
  for (const left of [true, false]) {
    const column = spots.filter((spot) => isLeft(spot) === left).sort((a, b) => a.at.y - b.at.y);
    // Each name at the height of its zone, pushed apart where two would meet.
    const heights = spreadApart(
      column.map(({at}) => at.y),
      pitch,
      cy - r,
      cy + r,
    );
    column.forEach(({zone, at}, index) => {
      const y = heights[index] ?? at.y;
      const x = cx + (left ? -1 : 1) * (r + 20);
      const text = words[zone] ?? ZONE_COLORS[zone].name;
      const elbow = {x: x + (left ? 8 : -8), y};
      canvas.add('path', {
        d: pathData([at, elbow, {x: x + (left ? 3 : -3), y}]),
        fill: 'none',
        stroke: PALETTE.ink,
        'stroke-width': 1.1,
        'stroke-linejoin': 'round',
      });
      canvas.add('circle', {cx: at.x, cy: at.y, r: 2.6, fill: PALETTE.ink});
      const chip = left ? x - 9 : x;
      canvas.add('rect', {
        x: chip,
        y: y - 4.5,
        width: 9,
        height: 9,
        rx: 2.5,
        ...zoneLook(zone),
      });
      canvas.text(
        text,
        {x: left ? x - 14 : x + 14, y},
        {anchor: left ? 'end' : 'start', bold: true},
      );
    });
  }
}

/** @returns heights at least `pitch` apart, as near to those wanted as they can be, within limits */
function spreadApart(
  wanted: readonly number[],
  pitch: number,
  top: number,
  bottom: number,
): number[] {
  const heights = [...wanted];
  for (let turn = 0; turn < 60; turn += 1) {
    for (let index = 1; index < heights.length; index += 1) {
      const [above = 0, below = 0] = [heights[index - 1], heights[index]];
      const missing = pitch - (below - above);
      if (missing <= 0) continue;
      heights[index - 1] = above - missing / 2;
      heights[index] = below + missing / 2;
    }
    const last = heights.length - 1;
    heights.forEach((height, index) => {
      heights[index] = Math.min(
        Math.max(height, top + index * pitch),
        bottom - (last - index) * pitch,
      );
    });
  }
  return heights;
}
