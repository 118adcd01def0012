import {
  arrow,
  badge,
  type Canvas,
  defineDiagram,
  drumMap,
  KINDS,
  PALETTE,
  type Point,
} from '../../kit';

const INK = {stroke: PALETTE.ink, 'stroke-width': 1.75};
const BLUE = KINDS.hardware;
const PORTAL = {x: 356, y: 20, w: 176, h: 92};
/** Where the cables of tom, kick and snare end, one below the other in the drums' order. */
const ENDS = [38, 66, 94] as const;

/** A kick from above lies on its side: the shell between two hoops, the pedal toward the player. */
function kick(c: Canvas, x: number, y: number): void {
  c.add('rect', {x: x + 41, y: y + 88, width: 18, height: 26, rx: 5, fill: PALETTE.line});
  c.add('rect', {x: x + 4, y: y + 4, width: 92, height: 86, fill: PALETTE.ground, ...INK});
  [y, y + 82].forEach((top) =>
    c.add('rect', {x, y: top, width: 100, height: 11, rx: 4, fill: PALETTE.wood, ...INK}),
  );
}

/** A sensor with the step's number on it. */
function sensor(c: Canvas, {x, y}: Point): void {
  c.add('rect', {
    x: x - 15,
    y: y - 13,
    width: 30,
    height: 26,
    rx: 7,
    fill: BLUE.stroke,
    stroke: PALETTE.white,
    'stroke-width': 2,
  });
  badge(c, 1, {x, y});
}

function cable(c: Canvas, d: string): void {
  c.add('path', {
    d,
    fill: 'none',
    stroke: PALETTE.line,
    'stroke-width': 2.25,
    'stroke-linecap': 'round',
  });
}

/** Where a cable enters the Portal. */
function plug(c: Canvas, y: number): void {
  c.add('rect', {x: PORTAL.x - 9, y: y - 4, width: 10, height: 8, rx: 2, fill: PALETTE.line});
}

/** A stick from above on its way to the head. */
function stick(c: Canvas, hand: Point, tip: Point): void {
  const length = Math.hypot(tip.x - hand.x, tip.y - hand.y);
  const across = {x: -(tip.y - hand.y) / length, y: (tip.x - hand.x) / length};
  const at = (end: Point, width: number): string =>
    `${(end.x + across.x * width).toFixed(1)} ${(end.y + across.y * width).toFixed(1)}`;
  const look = {fill: PALETTE.wood, stroke: PALETTE.ink, 'stroke-width': 1.25};
  c.add('path', {
    d: `M${at(hand, 3.5)}L${at(tip, 1.6)}L${at(tip, -1.6)}L${at(hand, -3.5)}z`,
    ...look,
  });
  c.add('circle', {cx: tip.x, cy: tip.y, r: 3.5, ...look});
}

/** A laptop with what two steps set on its screen. */
function laptop(c: Canvas, x: number, y: number): void {
  c.add('rect', {
    x: x + 12,
    y,
    width: 176,
    height: 104,
    rx: 8,
    fill: PALETTE.white,
    stroke: BLUE.stroke,
    'stroke-width': 2,
  });
  c.add('path', {
    d: `M${x + 12} ${y + 104}h176l12 14q0 4-4 4h-192q-4 0-4-4z`,
    fill: BLUE.fill,
    stroke: BLUE.stroke,
    'stroke-width': 2,
    'stroke-linejoin': 'round',
  });
  const row = (number: number, top: number, title: string, note: string): void => {
    badge(c, number, {x: x + 32, y: top});
    c.text(title, {x: x + 50, y: top}, {bold: true});
    c.text(note, {x: x + 50, y: top + 18}, {color: PALETTE.muted});
  };
  row(3, y + 22, 'Interface', 'choose the Portal');
  row(4, y + 66, 'Drums', 'add one for each');
}

export default defineDiagram({
  title: 'Where each step happens, seen from above',
  wide: true,
  height: 326,
  draw(c) {
    const [tom, snare] = [
      {cx: 72, cy: 92, r: 44},
      {cx: 92, cy: 230, r: 58},
    ];
    const [first, second, third] = ENDS;
    kick(c, 170, 50);
    cable(c, `M112 58C170 22 250 ${first} ${PORTAL.x - 9} ${first}`);
    cable(c, `M258 137C304 137 292 ${second} ${PORTAL.x - 9} ${second}`);
    cable(c, `M150 193C232 205 308 192 317 142C322 114 326 ${third} ${PORTAL.x - 9} ${third}`);
    ENDS.forEach((y) => plug(c, y));
    drumMap(c, {...tom, kind: 'tom'});
    drumMap(c, {...snare, lit: ['center', 'edge', 'rim-shoulder']});
    sensor(c, {x: 104, y: 61});
    sensor(c, {x: 248, y: 137});
    sensor(c, {x: 136, y: 191});
    c.text('Sensors', {x: 128, y: 26}, {anchor: 'middle', bold: true, color: BLUE.stroke});
    c.text('Tom', {x: tom.cx, y: 150}, {anchor: 'middle'});
    c.text('Kick', {x: 190, y: 157}, {anchor: 'middle'});
    c.text('Snare', {x: snare.cx, y: 305}, {anchor: 'middle'});
    stick(c, {x: 196, y: 296}, {x: 104, y: 236});
    arrow(c, {x: 346, y: 240}, {x: 158, y: 240});
    badge(c, 5, {x: 200, y: 222});
    c.text('Train each drum', {x: 216, y: 222}, {bold: true});
    c.add('rect', {
      x: PORTAL.x,
      y: PORTAL.y,
      width: PORTAL.w,
      height: PORTAL.h,
      rx: 10,
      fill: BLUE.fill,
      stroke: BLUE.stroke,
      'stroke-width': 2,
    });
    badge(c, 2, {x: 382, y: 58});
    c.text('EVANS Portal', {x: 400, y: 58}, {bold: true});
    c.text('connect, turn on', {x: 400, y: 76}, {color: PALETTE.muted});
    cable(c, 'M444 113V150');
    laptop(c, 344, 152);
  },
});
