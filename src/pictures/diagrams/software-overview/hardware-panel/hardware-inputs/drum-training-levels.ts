import {LEVEL_ZONES} from '../../../../../play/core';
import {
  defineDiagram,
  drumMap,
  PALETTE,
  ZONE_COLORS,
  zonesOfLevel,
  type Canvas,
} from '../../../kit';

const LEVELS = [1, 2, 3] as const;
const R = 49;
const CY = 108;

function head(c: Canvas, cx: number, title: string, note: string): void {
  c.text(title, {x: cx, y: 20}, {anchor: 'middle', bold: true});
  if (note) c.text(note, {x: cx, y: 37}, {anchor: 'middle', color: PALETTE.muted});
}

export default defineDiagram({
  title: 'Zones that a snare learns at each level of training, and the two levels of a kick',
  wide: true,
  height: 256,
  draw(c) {
    LEVELS.forEach((level, index) => {
      const cx = 68 + index * 138;
      const lit = zonesOfLevel(level);
      head(c, cx, `Snare, level ${level}`, `${lit.length} zones`);
      drumMap(c, {cx, cy: CY, r: R, lit});
      LEVEL_ZONES[level].forEach((zone, row) => {
        const y = 186 + row * 18;
        const {solid, name} = ZONE_COLORS[zone];
        c.add('rect', {x: cx - 52, y: y - 5, width: 10, height: 10, rx: 3, fill: solid});
        c.text(name, {x: cx - 36, y});
      });
    });
    head(c, 488, 'Kick', '2 levels');
    drumMap(c, {cx: 488, cy: CY, r: R, kind: 'kick'});
  },
});
