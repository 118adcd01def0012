import {type Canvas, defineDiagram, KINDS, PALETTE, ZONE_COLORS} from './kit';

const MIDDLE = {cx: 176, cy: 176};
const R = 148;
const HEAD = 121;
const CENTER = 50;
const METAL = '#b9b2a8';

const place = (share: number, degrees: number): {x: number; y: number} => {
  const turn = (degrees * Math.PI) / 180;
  return {
    x: Math.round((MIDDLE.cx + Math.cos(turn) * share) * 100) / 100,
    y: Math.round((MIDDLE.cy + Math.sin(turn) * share) * 100) / 100,
  };
};

function ring(
  c: Canvas,
  r: number,
  fill: string,
  line: {color: string; width: number} | null = null,
  opacity?: number,
): void {
  c.add('circle', {
    ...MIDDLE,
    r,
    fill,
    'fill-opacity': opacity,
    stroke: line?.color,
    'stroke-width': line?.width,
  });
}

/** A part of a ring, from one angle to another; a line with a width. */
function arc(
  c: Canvas,
  r: number,
  [from, to]: readonly [number, number],
  look: {color: string; width: number; opacity?: number; round?: boolean},
): void {
  const [a, b] = [place(r, from), place(r, to)];
  c.add('path', {
    d: `M${a.x} ${a.y}A${r} ${r} 0 ${to - from > 180 ? 1 : 0} 1 ${b.x} ${b.y}`,
    fill: 'none',
    stroke: look.color,
    'stroke-width': look.width,
    'stroke-opacity': look.opacity,
    'stroke-linecap': look.round ? 'round' : undefined,
  });
}

/** Ten tension rods, each on an ear of the hoop. */
function rods(c: Canvas): void {
  for (let index = 0; index < 10; index += 1) {
    const degrees = index * 36 + 18;
    const transform = `rotate(${degrees} ${MIDDLE.cx} ${MIDDLE.cy})`;
    const line = {stroke: PALETTE.ink, 'stroke-width': 1.5};
    const x = MIDDLE.cx + R;
    c.add('rect', {
      x: x - 8,
      y: MIDDLE.cy - 11,
      width: 22,
      height: 22,
      rx: 8,
      fill: METAL,
      ...line,
      transform,
    });
    c.add('circle', {
      cx: place(R + 4, degrees).x,
      cy: place(R + 4, degrees).y,
      r: 5.5,
      fill: PALETTE.white,
      ...line,
    });
    c.add('rect', {
      x: x + 1.5,
      y: MIDDLE.cy - 2.5,
      width: 5,
      height: 5,
      fill: PALETTE.ink,
      transform,
    });
  }
}

/** The strainer of the snares at one side, its butt at the other. */
function strainer(c: Canvas): void {
  [0, 180].forEach((degrees) => {
    c.add('rect', {
      x: MIDDLE.cx + R - 4,
      y: MIDDLE.cy - 15,
      width: 15,
      height: 30,
      rx: 4,
      fill: METAL,
      stroke: PALETTE.ink,
      'stroke-width': 1.5,
      transform: `rotate(${degrees} ${MIDDLE.cx} ${MIDDLE.cy})`,
    });
  });
}

/** A closed block over the hoop, as plain as the sheets leave it. */
function sensor(c: Canvas): void {
  const {stroke, fill} = KINDS.hardware;
  c.add('rect', {
    x: 152,
    y: 15,
    width: 48,
    height: 44,
    rx: 11,
    fill: stroke,
    stroke: PALETTE.white,
    'stroke-width': 3,
  });
  c.add('rect', {x: 161, y: 23, width: 30, height: 12, rx: 6, fill, 'fill-opacity': 0.35});
  [10, 19, 28].forEach((r, index) => {
    const [x0, x1, y] = [176 - r * 0.8, 176 + r * 0.8, 61 + r * 0.5];
    c.add('path', {
      d: `M${x0} ${y}Q176 ${y + r * 0.55} ${x1} ${y}`,
      fill: 'none',
      stroke,
      'stroke-width': 2.5,
      'stroke-opacity': 0.9 - index * 0.25,
      'stroke-linecap': 'round',
    });
  });
}

export default defineDiagram({
  title: 'A snare from above, with its zones in color and a sensor on the rim',
  height: 352,
  draw(c) {
    const {center, edge} = ZONE_COLORS;
    const [shoulder, tip] = [ZONE_COLORS['rim-shoulder'], ZONE_COLORS['rim-tip']];
    strainer(c);
    rods(c);
    // The hoop: one half for each of the two strokes on it, with a bevel.
    ring(c, R, METAL, {color: PALETTE.ink, width: 2.25});
    const middle = (R + HEAD) / 2;
    arc(c, middle, [180, 360], {color: shoulder.solid, width: R - HEAD - 3});
    arc(c, middle, [0, 180], {color: tip.solid, width: R - HEAD - 3});
    arc(c, R - 6.5, [200, 340], {color: PALETTE.white, width: 2.5, opacity: 0.55, round: true});
    arc(c, R - 6.5, [20, 160], {color: PALETTE.white, width: 2.5, opacity: 0.55, round: true});
    // The head: amber at its edge, and red that gathers in the middle.
    ring(c, HEAD, edge.soft, {color: PALETTE.ink, width: 2});
    for (let step = 0; step < 12; step += 1) {
      ring(c, HEAD - 5 - step * 5.8, step < 5 ? edge.solid : center.solid, null, 0.075);
    }
    ring(c, CENTER, center.solid, {color: PALETTE.white, width: 3});
    [38, 25, 12].forEach((r, index) =>
      ring(c, r, PALETTE.white, null, [0.1, 0.16, 0.9][index]),
    );
    // Ripples of a hit, and light on the head.
    [66, 82, 98].forEach((r, index) =>
      ring(c, r, 'none', {color: PALETTE.white, width: 2.25 - index * 0.5}),
    );
    arc(c, HEAD - 9, [205, 250], {color: PALETTE.white, width: 7, opacity: 0.75, round: true});
    arc(c, HEAD - 9, [257, 263], {color: PALETTE.white, width: 7, opacity: 0.75, round: true});
    sensor(c);
  },
});
