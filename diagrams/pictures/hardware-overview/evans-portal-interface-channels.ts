import {badge, box, defineDiagram, drumMap, KINDS, PALETTE} from '../../kit';

const DRUMS = [
  {name: 'Snare', kind: 'snare', r: 27},
  {name: 'Rack tom', kind: 'tom', r: 24},
  {name: 'Kick', kind: 'kick', r: 31},
] as const;
const ROWS = [76, 158, 244];
const PORTAL = {x: 216, y: 22, w: 112, h: 266};

export default defineDiagram({
  title: 'One number for cable, jack and channel',
  wide: true,
  height: 304,
  draw(c) {
    const {fill, stroke} = KINDS.hardware;
    c.add('rect', {
      x: PORTAL.x,
      y: PORTAL.y,
      width: PORTAL.w,
      height: PORTAL.h,
      rx: 12,
      fill,
      stroke,
      'stroke-width': 2,
    });
    c.text('EVANS Portal', {x: PORTAL.x + PORTAL.w / 2, y: 38}, {anchor: 'middle', bold: true});
    c.add('rect', {
      x: 372,
      y: 22,
      width: 176,
      height: 266,
      rx: 12,
      fill: PALETTE.white,
      stroke: KINDS.input.stroke,
      'stroke-width': 2,
    });
    c.text('In the software', {x: 460, y: 38}, {anchor: 'middle', bold: true});
    DRUMS.forEach(({name, kind, r}, index) => {
      const cy = ROWS[index] ?? 0;
      const jack = cy + 6;
      drumMap(c, {cx: 48, cy, r, kind, sensorAt: 0});
      c.text(name, {x: 48, y: cy + r + 13}, {anchor: 'middle', bold: true});
      const from = 48 + r + 8;
      c.add('path', {
        d: `M${from} ${cy}C${from + 40} ${cy + 22} ${PORTAL.x - 50} ${jack + 8} ${PORTAL.x} ${jack}`,
        fill: 'none',
        stroke: PALETTE.ink,
        'stroke-width': 2.5,
      });
      // A flag of tape with the number, near the plug.
      c.add('rect', {
        x: 160,
        y: jack - 11,
        width: 30,
        height: 24,
        rx: 3,
        fill: PALETTE.white,
        stroke: PALETTE.ink,
        'stroke-width': 1.5,
      });
      c.text(String(index + 1), {x: 175, y: jack + 1}, {anchor: 'middle', bold: true, over: true});
      badge(c, index + 1, {x: PORTAL.x + 20, y: jack});
      c.text(`Jack ${index + 1}`, {x: PORTAL.x + 36, y: jack});
      c.add('path', {
        d: `M${PORTAL.x + PORTAL.w} ${jack}H384`,
        fill: 'none',
        stroke: PALETTE.ink,
        'stroke-width': 1.5,
      });
      box(c, {
        x: 384,
        y: jack - 25,
        w: 152,
        h: 50,
        label: name,
        note: `Input Channel ${index + 1}`,
        kind: 'input',
      });
    });
    c.text('Tape', {x: 175, y: 40}, {anchor: 'middle'});
    c.add('path', {d: 'M175 49V69', fill: 'none', stroke: PALETTE.ink, 'stroke-width': 1.1});
  },
});
