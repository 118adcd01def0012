import {LEVEL_ZONES, type ProductZone} from '../../../../../src/play/core';
import {
  defineDiagram,
  drumMap,
  PALETTE,
  ZONE_COLORS,
  zoneLook,
  zonesOfLevel,
} from '../../../../kit';

const LEVELS = [1, 2, 3] as const;
const R = 64;
const CY = 126;

export default defineDiagram({
  title: 'Zones that a snare learns at each level of training, new ones in color',
  wide: true,
  height: 300,
  draw(c) {
    LEVELS.forEach((level, index) => {
      const cx = 98 + index * 182;
      const all = zonesOfLevel(level);
      const lit: readonly ProductZone[] = LEVEL_ZONES[level];
      c.text(`Snare, level ${level}`, {x: cx, y: 20}, {anchor: 'middle', bold: true, size: 14});
      c.text(`${all.length} zones`, {x: cx, y: 38}, {anchor: 'middle', color: PALETTE.muted});
      drumMap(c, {cx, cy: CY, r: R, lit, known: all.filter((zone) => !lit.includes(zone))});
      lit.forEach((zone, row) => {
        const y = 226 + row * 19;
        c.add('rect', {x: cx - 52, y: y - 5.5, width: 11, height: 11, rx: 3, ...zoneLook(zone)});
        c.text(ZONE_COLORS[zone].name, {x: cx - 34, y});
      });
    });
  },
});
