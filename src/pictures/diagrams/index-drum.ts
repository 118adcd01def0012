import {type Canvas, defineDiagram, KINDS, PALETTE, pathData, type Point, ZONE_COLORS} from './kit';

const MIDDLE = {cx: 176, cy: 180};
const R = 150;
/** Outer edge of the rim's color, and of the head. */
const RIM = 144;
const HEAD = 122;
const CENTER = 50;
const METAL = '#b9b2a8';
const WOOD = '#d6b98a';

const place = (share: number, degrees: number): Point => {
  const turn = (degrees * Math.PI) / 180;
  return {
    x: Math.round((MIDDLE.cx + Math.cos(turn) * share) * 100) / 100,
    y: Math.round((MIDDLE.cy + Math.sin(turn) * share) * 100) / 100,
  };
};

/** Colors that pass into each other; the names are ids, so they say whose they are. */
function gradients(c: Canvas): void {
  const {center, edge} = ZONE_COLORS;
  const stops = (list: readonly (readonly [number, string])[]): string =>
    list.map(([at, color]) => `<stop offset="${at}" stop-color="${color}"/>`).join('');
  const radial = (id: string, r: number, list: readonly (readonly [number, string])[]): string =>
    `<radialGradient id="index-drum-${id}" gradientUnits="userSpaceOnUse" cx="${MIDDLE.cx}" cy="${MIDDLE.cy}" r="${r}">${stops(list)}</radialGradient>`;
  c.elements.push(
    '<defs>',
    radial('head', HEAD, [
      [0.4, center.soft],
      [0.62, edge.soft],
      [0.86, '#f0c47f'],
      [1, '#dd9a45'],
    ]),
    radial('center', CENTER, [
      [0, '#f0805f'],
      [0.55, '#df5a35'],
      [1, center.solid],
    ]),
    `<linearGradient id="index-drum-rim" x1="0" y1="0" x2="1" y2="1">${stops([
      [0.1, ZONE_COLORS['rim-shoulder'].solid],
      [0.42, ZONE_COLORS['rim-tip'].solid],
      [0.6, ZONE_COLORS['rim-tip'].solid],
      [1, ZONE_COLORS['rim-shoulder'].solid],
    ])}</linearGradient>`,
    '</defs>',
  );
}

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

/** Tension rods, each on an ear of the hoop, and the strainer with its butt between two of them. */
function metal(c: Canvas): void {
  const line = {stroke: PALETTE.ink, 'stroke-width': 1.75};
  const turned = (degrees: number): string => `rotate(${degrees} ${MIDDLE.cx} ${MIDDLE.cy})`;
  const x = MIDDLE.cx + R;
  [0, 180].forEach((degrees) =>
    c.add('rect', {
      x: x - 4,
      y: MIDDLE.cy - 14,
      width: 14,
      height: 28,
      rx: 4,
      fill: METAL,
      ...line,
      transform: turned(degrees),
    }),
  );
  // None at the top, where the sensor is, and none at the sides.
  for (const degrees of [30, 60, 90, 120, 150, 207, 237, 303, 333]) {
    const at = place(R + 3, degrees);
    c.add('rect', {
      x: x - 9,
      y: MIDDLE.cy - 11.5,
      width: 23,
      height: 23,
      rx: 8.5,
      fill: METAL,
      ...line,
      transform: turned(degrees),
    });
    c.add('circle', {cx: at.x, cy: at.y, r: 6, fill: PALETTE.white, ...line});
    c.add('rect', {
      x: x + 0.5,
      y: MIDDLE.cy - 2.5,
      width: 5,
      height: 5,
      fill: PALETTE.ink,
      transform: turned(degrees),
    });
  }
}

/** A closed block over the hoop, as plain as the sheets leave it, and what it picks up. */
function sensor(c: Canvas): void {
  const {stroke, fill} = KINDS.hardware;
  const top = MIDDLE.cy - R - 14;
  c.add('rect', {
    x: MIDDLE.cx - 25,
    y: top,
    width: 50,
    height: 48,
    rx: 12,
    fill: stroke,
    stroke: PALETTE.white,
    'stroke-width': 3.5,
  });
  c.add('rect', {
    x: MIDDLE.cx - 15,
    y: top + 9,
    width: 30,
    height: 11,
    rx: 5.5,
    fill,
    opacity: 0.4,
  });
  [0, 1, 2].forEach((wave) => {
    const half = 10 + wave * 8;
    const y = top + 57 + wave * 7;
    c.add('path', {
      d: `M${MIDDLE.cx - half} ${y}Q${MIDDLE.cx} ${y + half * 0.6} ${MIDDLE.cx + half} ${y}`,
      fill: 'none',
      stroke,
      'stroke-width': 3,
      'stroke-linecap': 'round',
      opacity: 0.95 - wave * 0.28,
    });
  });
}

/** A stick from above, with its shadow on the drum. */
function stick(c: Canvas, butt: Point, tip: Point): void {
  const length = Math.hypot(tip.x - butt.x, tip.y - butt.y);
  const [dx, dy] = [(tip.x - butt.x) / length, (tip.y - butt.y) / length];
  const at = (end: Point, width: number): Point => ({x: end.x - dy * width, y: end.y + dx * width});
  const neck = {x: tip.x - dx * 12, y: tip.y - dy * 12};
  const taper = {x: tip.x - dx * 62, y: tip.y - dy * 62};
  const body = `${pathData([at(butt, 7), at(taper, 6.5), at(neck, 2.8), at(neck, -2.8), at(taper, -6.5), at(butt, -7)])}z`;
  const head = {cx: tip.x - dx * 5, cy: tip.y - dy * 5, rx: 8.5, ry: 5.8};
  const turn = `rotate(${Math.round((Math.atan2(dy, dx) * 180) / Math.PI)} ${head.cx} ${head.cy})`;
  const shadow = {fill: PALETTE.ink, opacity: 0.16, transform: 'translate(5 8)'};
  c.add('path', {d: body, ...shadow});
  const look = {fill: WOOD, stroke: PALETTE.ink, 'stroke-width': 1.75, 'stroke-linejoin': 'round'};
  c.add('path', {d: body, ...look});
  c.add('ellipse', {...head, ...look, transform: turn});
  c.add('path', {
    d: pathData([at(butt, -2.5), at(taper, -2.5)]),
    stroke: PALETTE.white,
    'stroke-width': 2,
    opacity: 0.55,
    fill: 'none',
  });
}

export default defineDiagram({
  title: 'A snare from above, with its zones in color, a sensor on the rim and two sticks',
  height: 352,
  draw(c) {
    gradients(c);
    metal(c);
    disc(c, R, {fill: '#dcd7cf', color: PALETTE.ink, width: 2.25});
    disc(c, (RIM + HEAD) / 2, {color: 'url(#index-drum-rim)', width: RIM - HEAD});
    arc(c, RIM - 5, 195, 252, {color: PALETTE.white, width: 3, opacity: 0.6});
    arc(c, RIM - 5, 15, 66, {color: PALETTE.white, width: 3, opacity: 0.45});
    disc(c, HEAD, {fill: 'url(#index-drum-head)', color: PALETTE.ink, width: 2});
    [68, 85, 102].forEach((r, index) =>
      disc(c, r, {color: PALETTE.white, width: 3.25 - index * 0.75, opacity: 0.95 - index * 0.15}),
    );
    disc(c, CENTER, {fill: 'url(#index-drum-center)', color: PALETTE.white, width: 3.5});
    disc(c, 30, {color: PALETTE.white, width: 2, opacity: 0.55});
    arc(c, HEAD - 9, 198, 240, {color: PALETTE.white, width: 7, opacity: 0.8});
    arc(c, HEAD - 9, 247, 250, {color: PALETTE.white, width: 7, opacity: 0.8});
    sensor(c);
    stick(c, {x: 341, y: 330}, {x: 212, y: 214});
    stick(c, {x: 22, y: 338}, {x: 116, y: 238});
  },
});
