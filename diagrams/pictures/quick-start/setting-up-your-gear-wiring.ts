import {arrow, defineDiagram, drumMap, icon, KINDS, line, PALETTE} from '../../kit';

const DRUMS = [
  {name: 'Snare', kind: 'snare', r: 32},
  {name: 'Rack tom', kind: 'tom', r: 28},
  {name: 'Kick', kind: 'kick', r: 40},
] as const;
const ROWS = [56, 150, 254];
const PORTAL = {x: 196, y: 108, w: 132, h: 186};
const JACKS = [150, 200, 250];

export default defineDiagram({
  title: 'Three drums, the EVANS Portal, a computer, headphones and speakers',
  wide: true,
  height: 330,
  draw(c) {
    c.add('rect', {
      x: PORTAL.x,
      y: PORTAL.y,
      width: PORTAL.w,
      height: PORTAL.h,
      rx: 12,
      fill: KINDS.hardware.fill,
      stroke: KINDS.hardware.stroke,
      'stroke-width': 2,
    });
    const middle = PORTAL.x + PORTAL.w / 2;
    c.text('EVANS Portal', {x: middle, y: PORTAL.y + 16}, {anchor: 'middle', bold: true});
    DRUMS.forEach(({name, kind, r}, index) => {
      const cy = ROWS[index] ?? 0;
      const jackY = JACKS[index] ?? 0;
      drumMap(c, {cx: 66, cy, r, kind, sensorAt: 0});
      c.text(name, {x: 66, y: cy + r + 15}, {anchor: 'middle', bold: true});
      // A cable with some slack.
      const from = {x: 66 + r + 10, y: cy};
      const to = {x: PORTAL.x - 4, y: jackY};
      c.add('path', {
        d: `M${from.x} ${from.y}C${from.x + 46} ${from.y + 26} ${to.x - 52} ${to.y + 12} ${to.x} ${to.y}`,
        fill: 'none',
        stroke: PALETTE.ink,
        'stroke-width': 2.5,
        'stroke-linecap': 'round',
      });
      c.add('rect', {
        x: PORTAL.x - 12,
        y: jackY - 5,
        width: 16,
        height: 10,
        rx: 3,
        fill: PALETTE.ink,
      });
      c.text(`Jack ${index + 1}`, {x: PORTAL.x + 14, y: jackY});
    });
    c.text('Sensor', {x: 118, y: 22}, {color: KINDS.hardware.stroke, bold: true});
    line(
      c,
      [
        {x: 116, y: 30},
        {x: 104, y: 45},
      ],
      {color: KINDS.hardware.stroke, width: 1.5},
    );
    const computer = icon(c, 'laptop', middle - 32, 4, 64);
    c.text('Computer', {x: middle + 42, y: 36}, {bold: true});
    arrow(c, {x: middle, y: computer.y + 60}, {x: middle, y: PORTAL.y}, {both: true});
    const right = PORTAL.x + PORTAL.w;
    const phones = icon(c, 'headphones', 428, 134, 52);
    c.text('Headphones', {x: 454, y: 202}, {anchor: 'middle', bold: true});
    icon(c, 'speaker', 412, 222, 52);
    const speakers = icon(c, 'speaker', 448, 222, 52);
    c.text('Speakers', {x: 456, y: 290}, {anchor: 'middle', bold: true});
    arrow(c, {x: right, y: 160}, {x: phones.x - 2, y: 160});
    arrow(c, {x: right, y: 248}, {x: speakers.x - 32, y: 248});
  },
});
