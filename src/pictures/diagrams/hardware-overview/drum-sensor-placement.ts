import {type Canvas, defineDiagram, drumMap, KINDS, PALETTE, pathData, type Point} from '../kit';

const DRUM = {cx: 206, cy: 148, r: 98};
/** Between two of the ten rods, which stand at 18 degrees and every 36 from there. */
const SENSOR = -36;

const on = (share: number, degrees: number): Point => {
  const turn = (degrees * Math.PI) / 180;
  return {
    x: DRUM.cx + Math.cos(turn) * DRUM.r * share,
    y: DRUM.cy + Math.sin(turn) * DRUM.r * share,
  };
};

/** A stick from above, thinner toward its tip. */
function stick(c: Canvas, butt: Point, tip: Point): void {
  const length = Math.hypot(tip.x - butt.x, tip.y - butt.y);
  const across = {x: -(tip.y - butt.y) / length, y: (tip.x - butt.x) / length};
  const at = (end: Point, width: number): Point => ({
    x: end.x + across.x * width,
    y: end.y + across.y * width,
  });
  const look = {fill: PALETTE.wood, stroke: PALETTE.ink, 'stroke-width': 1.25};
  c.add('path', {
    d: `${pathData([at(butt, 4), at(tip, 1.8), at(tip, -1.8), at(butt, -4)])}z`,
    'stroke-linejoin': 'round',
    ...look,
  });
  c.add('circle', {cx: tip.x, cy: tip.y, r: 4, ...look});
}

/** A label's line with a small spot at its end. */
function pointer(c: Canvas, points: readonly Point[], color: string = PALETTE.ink): void {
  c.add('path', {d: pathData(points), fill: 'none', stroke: color, 'stroke-width': 1.25});
  const end = points.at(-1);
  if (end) c.add('circle', {cx: end.x, cy: end.y, r: 2.5, fill: color});
}

export default defineDiagram({
  title: 'A good spot for a drum sensor, seen from above',
  height: 318,
  draw(c) {
    drumMap(c, {cx: 56, cy: 92, r: 42, kind: 'tom'});
    c.text('The next drum', {x: 12, y: 153}, {bold: true});
    drumMap(c, {...DRUM});
    stick(c, {x: 132, y: 296}, {x: 186, y: 176});
    stick(c, {x: 280, y: 296}, {x: 226, y: 176});
    const at = on(0.97, SENSOR);
    c.add('rect', {
      x: at.x - 15,
      y: at.y - 11,
      width: 30,
      height: 22,
      rx: 6,
      fill: KINDS.hardware.stroke,
      stroke: PALETTE.white,
      'stroke-width': 2,
      transform: `rotate(${SENSOR} ${at.x} ${at.y})`,
    });
    c.text('Sensor', {x: 342, y: 26}, {anchor: 'end', bold: true, color: KINDS.hardware.stroke});
    pointer(
      c,
      [
        {x: 320, y: 36},
        {x: 290, y: 86},
      ],
      KINDS.hardware.stroke,
    );
    c.text('Tension', {x: 342, y: 232}, {anchor: 'end'});
    c.text('rod', {x: 342, y: 247}, {anchor: 'end'});
    pointer(c, [{x: 326, y: 224}, {x: 326, y: 150}, on(1.03, -18)]);
    pointer(c, [{x: 262, y: 26}, on(1.03, -54)]);
    c.text('Tension rod', {x: 258, y: 26}, {anchor: 'end'});
    c.text('You sit here', {x: DRUM.cx, y: 306}, {anchor: 'middle', bold: true});
  },
});
