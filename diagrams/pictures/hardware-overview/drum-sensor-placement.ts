import {type Canvas, defineDiagram, drumMap, KINDS, PALETTE, type Point} from '../../kit';

const DRUM = {cx: 184, cy: 158, r: 104};
/** Between two of the ten rods, which stand at 18 degrees and every 36 from there. */
const SENSOR = -36;
const RODS = [SENSOR - 18, SENSOR + 18] as const;
const BLUE = KINDS.hardware.stroke;

const round = (value: number): number => Math.round(value * 100) / 100;

const on = (r: number, degrees: number): Point => {
  const turn = (degrees * Math.PI) / 180;
  return {x: round(DRUM.cx + Math.cos(turn) * r), y: round(DRUM.cy + Math.sin(turn) * r)};
};

/** Where a stick swings: a pale fan around the hand, with the stick in it. */
function reach(c: Canvas, hand: Point, tips: readonly [Point, Point], tip: Point): void {
  const length = Math.hypot(tip.x - hand.x, tip.y - hand.y);
  const end = (to: Point): Point => {
    const far = Math.hypot(to.x - hand.x, to.y - hand.y);
    return {
      x: round(hand.x + ((to.x - hand.x) / far) * length),
      y: round(hand.y + ((to.y - hand.y) / far) * length),
    };
  };
  const [a, b] = [end(tips[0]), end(tips[1])];
  c.add('path', {
    d: `M${hand.x} ${hand.y}L${a.x} ${a.y}A${round(length)} ${round(length)} 0 0 1 ${b.x} ${b.y}z`,
    fill: '#e3b76d',
    'fill-opacity': 0.32,
    stroke: '#b98a3e',
    'stroke-opacity': 0.55,
    'stroke-width': 1,
  });
}

/** A stick from above, thinner toward its tip. */
function stick(c: Canvas, hand: Point, tip: Point): void {
  const length = Math.hypot(tip.x - hand.x, tip.y - hand.y);
  const across = {x: -(tip.y - hand.y) / length, y: (tip.x - hand.x) / length};
  const at = (end: Point, width: number): string =>
    `${round(end.x + across.x * width)} ${round(end.y + across.y * width)}`;
  const look = {fill: PALETTE.wood, stroke: PALETTE.ink, 'stroke-width': 1.25};
  c.add('path', {
    d: `M${at(hand, 4)}L${at(tip, 1.8)}L${at(tip, -1.8)}L${at(hand, -4)}z`,
    'stroke-linejoin': 'round',
    ...look,
  });
  c.add('circle', {cx: tip.x, cy: tip.y, r: 4, ...look});
}

/** A bracket outside of the hoop from rod to rod. */
function bracket(c: Canvas): void {
  const [inner, outer] = [DRUM.r + 13, DRUM.r + 21];
  const ends = RODS.map((degrees) => [on(inner, degrees), on(outer, degrees)] as const);
  const [first, last] = ends;
  if (!first || !last) return;
  c.add('path', {
    d: `M${first[0].x} ${first[0].y}L${first[1].x} ${first[1].y}A${outer} ${outer} 0 0 1 ${last[1].x} ${last[1].y}L${last[0].x} ${last[0].y}`,
    fill: 'none',
    stroke: PALETTE.ink,
    'stroke-width': 1.75,
    'stroke-linejoin': 'round',
    'stroke-linecap': 'round',
  });
}

export default defineDiagram({
  title: 'A good spot for a drum sensor, seen from above',
  height: 328,
  draw(c) {
    drumMap(c, {cx: 48, cy: 60, r: 40, kind: 'tom'});
    c.text('The next drum', {x: 98, y: 24}, {bold: true});
    drumMap(c, {...DRUM});
    const [left, right] = [
      {x: 116, y: 306},
      {x: 252, y: 306},
    ];
    reach(c, left, [on(84, 172), on(58, -74)], {x: 172, y: 150});
    reach(c, right, [on(58, -106), on(84, 8)], {x: 196, y: 150});
    stick(c, left, {x: 172, y: 172});
    stick(c, right, {x: 196, y: 172});
    const at = on(DRUM.r * 0.95, SENSOR);
    c.add('rect', {
      x: at.x - 16,
      y: at.y - 12,
      width: 32,
      height: 24,
      rx: 6,
      fill: BLUE,
      stroke: PALETTE.white,
      'stroke-width': 2,
      transform: `rotate(${SENSOR} ${at.x} ${at.y})`,
    });
    bracket(c);
    c.text('Sensor', {x: 336, y: 22}, {anchor: 'end', bold: true, color: BLUE});
    c.text('between two', {x: 336, y: 40}, {anchor: 'end'});
    c.text('tension rods', {x: 336, y: 56}, {anchor: 'end'});
    c.text('Your sticks\u2019', {x: 12, y: 254});
    c.text('reach', {x: 12, y: 269});
    c.text('You sit here', {x: DRUM.cx, y: 314}, {anchor: 'middle', bold: true});
  },
});
