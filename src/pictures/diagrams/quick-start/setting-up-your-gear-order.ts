import {
  arrow,
  badge,
  type Canvas,
  defineDiagram,
  drumMap,
  KINDS,
  PALETTE,
  type Point,
} from '../kit';

const INK = {stroke: PALETTE.ink, 'stroke-width': 1.75};
const BLUE = KINDS.hardware;

/** A kick from above lies on its side: the shell between two hoops, the pedal toward the player. */
function kick(c: Canvas, x: number, y: number): void {
  c.add('rect', {x: x + 41, y: y + 88, width: 18, height: 30, rx: 5, fill: PALETTE.line});
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
      {cx: 92, cy: 98, r: 44},
      {cx: 92, cy: 240, r: 58},
    ];
    kick(c, 164, 42);
    cable(c, 'M134 62C164 8 290 2 350 44');
    cable(c, 'M248 126C300 126 304 74 350 60');
    cable(c, 'M148 196C240 204 322 170 350 76');
    drumMap(c, {...tom, kind: 'tom'});
    drumMap(c, {...snare, lit: ['center', 'edge', 'rim-shoulder']});
    sensor(c, {x: 125, y: 67});
    sensor(c, {x: 238, y: 126});
    sensor(c, {x: 135, y: 199});
    c.text('Sensors', {x: 112, y: 30}, {anchor: 'middle', bold: true, color: BLUE.stroke});
    c.text('Tom', {x: 28, y: 64}, {anchor: 'middle'});
    c.text('Kick', {x: 214, y: 90}, {anchor: 'middle', over: true});
    c.text('Snare', {x: 30, y: 176}, {anchor: 'middle'});
    c.add('circle', {
      cx: 214,
      cy: 288,
      r: 28,
      fill: PALETTE.ground,
      stroke: PALETTE.line,
      'stroke-width': 1.75,
    });
    c.text('You', {x: 214, y: 288}, {anchor: 'middle', over: true});
    stick(c, {x: 188, y: 279}, {x: 112, y: 250});
    badge(c, 5, {x: 92, y: 240});
    arrow(c, {x: 346, y: 238}, {x: 160, y: 238});
    c.text('Train each drum', {x: 266, y: 224}, {anchor: 'middle', bold: true});
    c.add('rect', {
      x: 350,
      y: 20,
      width: 176,
      height: 78,
      rx: 10,
      fill: BLUE.fill,
      stroke: BLUE.stroke,
      'stroke-width': 2,
    });
    badge(c, 2, {x: 382, y: 50});
    c.text('EVANS Portal', {x: 400, y: 50}, {bold: true});
    c.text('connect, turn on', {x: 400, y: 68}, {color: PALETTE.muted});
    cable(c, 'M438 99V140');
    laptop(c, 338, 142);
  },
});
