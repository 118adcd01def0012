import {BLEND_DEFAULTS, blendGain, type BlendModule, type PlacedHit} from '../../../src/play/core';
import {badge, type Canvas, defineDiagram, drumMap, PALETTE, ZONE_COLORS} from '../../kit';

/**
 * Five hits on the way from the middle of the head to its outer part, in a bow: none stands on the
 * line between center and edge, where plain squares flip.
 */
const PLACES = [0, 0.25, 0.64, 0.82, 1];
const BOW = [0, 32, 16, -2, -18];
const MAP = {cx: 142, cy: 136, r: 122};
/** How far the last hit is from the middle: then the line is where the sound flips. */
const OUT = 88;

const BLENDED: readonly BlendModule[] = BLEND_DEFAULTS.modules.map((module, index) => ({
  ...module,
  squares: index === 0 ? {center: 'blended'} : {edge: 'blended'},
}));

const BAR = {x: 312, w: 34, h: 62, step: 47};

/** How much of each sample the hits sound with; a share is the square of its gain. */
function bars(c: Canvas, title: string, y: number, modules: readonly BlendModule[]): void {
  c.text(title, {x: BAR.x, y}, {bold: true});
  PLACES.forEach((place, index) => {
    const hit: PlacedHit = {zone: place < 0.5 ? 'center' : 'edge', strength: 0.7, time: 0, place};
    const [first = 0, second = 0] = modules.map((module) => blendGain(module, hit) ** 2);
    const x = BAR.x + index * BAR.step;
    const top = y + 14;
    const split = top + (BAR.h * second) / (first + second);
    const part = (from: number, to: number, fill: string): void => {
      if (to > from) c.add('rect', {x, y: from, width: BAR.w, height: to - from, fill});
    };
    part(top, split, ZONE_COLORS.edge.soft);
    part(split, top + BAR.h, ZONE_COLORS.center.solid);
    c.add('rect', {
      x,
      y: top,
      width: BAR.w,
      height: BAR.h,
      rx: 2,
      fill: 'none',
      stroke: PALETTE.ink,
      'stroke-width': 1.25,
    });
    c.text(
      String(index + 1),
      {x: x + BAR.w / 2, y: top + BAR.h + 14},
      {anchor: 'middle', bold: true},
    );
  });
}

export default defineDiagram({
  title: 'Five hits from center to edge, without and with a blend',
  wide: true,
  height: 288,
  draw(c) {
    drumMap(c, {...MAP, lit: ['center', 'edge']});
    PLACES.forEach((place, index) => {
      const turn = ((BOW[index] ?? 0) * Math.PI) / 180;
      const far = place * OUT;
      badge(c, index + 1, {x: MAP.cx + far * Math.cos(turn), y: MAP.cy + far * Math.sin(turn)});
    });
    c.text('Center', {x: 142, y: 112}, {anchor: 'middle', over: true});
    c.text('Edge', {x: 142, y: 66}, {anchor: 'middle', over: true});
    bars(c, 'Plain squares', 20, BLEND_DEFAULTS.modules);
    bars(c, 'Blended squares', 142, BLENDED);
    c.add('rect', {x: 312, y: 258, width: 14, height: 14, rx: 2, fill: ZONE_COLORS.center.solid});
    c.text('first sample', {x: 332, y: 265});
    c.add('rect', {
      x: 432,
      y: 258,
      width: 14,
      height: 14,
      rx: 2,
      fill: ZONE_COLORS.edge.soft,
      stroke: PALETTE.ink,
    });
    c.text('second', {x: 452, y: 265});
  },
});
