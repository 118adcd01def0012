import type {Canvas} from '../canvas';
import {KINDS} from '../palette';
import {
  AMBER_LINE,
  BLUE,
  CENTER,
  HEAD,
  HOOP,
  MIDDLE,
  paint,
  place,
  RED_LINE,
  STEEL,
} from './paints';

interface Look {
  fill?: string;
  color?: string;
  width?: number;
  opacity?: number;
}

function disc(c: Canvas, r: number, {fill = 'none', color, width, opacity}: Look): void {
  c.add('circle', {...MIDDLE, r, fill, stroke: color, 'stroke-width': width, opacity});
}

/** A part of a ring, from one angle to another. */
function arc(c: Canvas, r: number, from: number, to: number, {color, width, opacity}: Look): void {
  const [a, b] = [place(r, from), place(r, to)];
  c.add('path', {
    d: `M${a.x} ${a.y}A${r} ${r} 0 0 1 ${b.x} ${b.y}`,
    fill: 'none',
    stroke: color,
    'stroke-width': width,
    'stroke-linecap': 'round',
    opacity,
  });
}

/** Tension rods around the hoop, but not where the sensor is. */
export function rods(c: Canvas): void {
  const line = {stroke: STEEL.outline, 'stroke-width': 2};
  for (const degrees of [-54, -18, 18, 54, 90, 126, 162, 198, 234]) {
    const at = place(HOOP + 3, degrees);
    const transform = `rotate(${degrees + 90} ${at.x} ${at.y})`;
    c.add('rect', {
      x: at.x - 12,
      y: at.y - 13,
      width: 24,
      height: 26,
      rx: 9,
      fill: paint('steel'),
      ...line,
      transform,
    });
    c.add('circle', {cx: at.x, cy: at.y - 0.5, r: 6.5, fill: STEEL.light, ...line});
    c.add('rect', {
      x: at.x - 2.5,
      y: at.y - 3,
      width: 5,
      height: 5,
      rx: 1,
      fill: STEEL.outline,
      transform,
    });
  }
}

/** A steel hoop around a blue one, round like a tube. */
export function hoop(c: Canvas): void {
  disc(c, HOOP, {fill: paint('steel'), color: BLUE.outline, width: 2});
  disc(c, HOOP - 4, {fill: paint('tube')});
  disc(c, (HOOP - 4 + HEAD) / 2, {color: paint('sheen'), width: HOOP - 4 - HEAD});
  arc(c, 135, 186, 236, {color: '#ffffff', width: 5, opacity: 0.9});
  arc(c, 135, 242, 246, {color: '#ffffff', width: 5, opacity: 0.9});
  arc(c, 131, 24, 62, {color: '#ffffff', width: 3, opacity: 0.55});
}

export function head(c: Canvas): void {
  disc(c, HEAD + 2, {fill: STEEL.light});
  disc(c, HEAD, {fill: paint('head'), color: AMBER_LINE, width: 1.5});
  [76, 94].forEach((r, index) =>
    disc(c, r, {color: '#ffffff', width: 2.5 - index * 0.75, opacity: 0.75 - index * 0.25}),
  );
  disc(c, HEAD, {fill: paint('shade')});
  disc(c, CENTER, {fill: paint('center'), color: '#ffffff', width: 4});
  disc(c, CENTER - 3, {color: RED_LINE, width: 1, opacity: 0.5});
  const [a, b] = [place(110, 172), place(110, 284)];
  c.add('path', {
    d: `M${a.x} ${a.y}A110 110 0 0 1 ${b.x} ${b.y}A150 150 0 0 0 ${a.x} ${a.y}z`,
    fill: paint('gloss'),
  });
}

/** A closed block over the hoop, as plain as the sheets leave it, and what it picks up. */
export function sensor(c: Canvas): void {
  const top = MIDDLE.cy - HOOP - 17;
  const x = MIDDLE.cx - 26;
  c.add('rect', {
    x: x + 3,
    y: top + 6,
    width: 52,
    height: 50,
    rx: 13,
    fill: '#0b2358',
    opacity: 0.35,
  });
  c.add('rect', {
    x,
    y: top,
    width: 52,
    height: 50,
    rx: 13,
    fill: paint('block'),
    stroke: BLUE.outline,
    'stroke-width': 2,
  });
  c.add('rect', {
    x: x + 3.5,
    y: top + 3.5,
    width: 45,
    height: 43,
    rx: 10,
    fill: 'none',
    stroke: '#ffffff',
    'stroke-width': 2,
    opacity: 0.55,
  });
  c.add('rect', {
    x: x + 11,
    y: top + 9,
    width: 30,
    height: 9,
    rx: 4.5,
    fill: '#ffffff',
    opacity: 0.6,
  });
  [0, 1, 2].forEach((wave) => {
    const half = 10 + wave * 8;
    const y = top + 61 + wave * 7;
    c.add('path', {
      d: `M${MIDDLE.cx - half} ${y}Q${MIDDLE.cx} ${y + half * 0.6} ${MIDDLE.cx + half} ${y}`,
      fill: 'none',
      stroke: KINDS.hardware.stroke,
      'stroke-width': 3.25,
      'stroke-linecap': 'round',
      opacity: 0.95 - wave * 0.25,
    });
  });
}
