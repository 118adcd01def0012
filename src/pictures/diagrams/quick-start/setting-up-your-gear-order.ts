import {
  badge,
  type Canvas,
  defineDiagram,
  drumMap,
  icon,
  KINDS,
  PALETTE,
  zonesOfLevel,
} from '../kit';

const edge = {stroke: PALETTE.ink, 'stroke-width': 1.75};

/** A kick from above lies on its side: the shell between two hoops, the pedal toward the player. */
function kick(c: Canvas, x: number, y: number): void {
  c.add('rect', {x: x + 36, y: y + 84, width: 18, height: 34, rx: 5, fill: PALETTE.line});
  c.add('rect', {x: x + 3, y: y + 4, width: 84, height: 82, fill: PALETTE.ground, ...edge});
  [y, y + 78].forEach((top) =>
    c.add('rect', {x, y: top, width: 90, height: 11, rx: 4, fill: PALETTE.wood, ...edge}),
  );
  c.add('rect', {
    x: x + 62,
    y: y + 74,
    width: 20,
    height: 15,
    rx: 4,
    fill: KINDS.hardware.stroke,
    stroke: PALETTE.white,
    'stroke-width': 1.5,
  });
}

export default defineDiagram({
  title: 'Where each step happens, seen from above',
  wide: true,
  height: 300,
  draw(c) {
    const cable = (d: string): void =>
      c.add('path', {
        d,
        fill: 'none',
        stroke: PALETTE.ink,
        'stroke-width': 2.25,
        'stroke-linecap': 'round',
      });
    kick(c, 138, 30);
    cable('M138 50C160 -2 300 16 352 88');
    cable('M220 114C260 130 300 122 352 108');
    cable('M126 166C180 190 290 176 352 130');
    drumMap(c, {cx: 118, cy: 84, r: 38, kind: 'tom', sensorAt: 300});
    drumMap(c, {cx: 84, cy: 196, r: 50, lit: zonesOfLevel(1), sensorAt: 324});
    c.add('circle', {
      cx: 190,
      cy: 244,
      r: 32,
      fill: PALETTE.ground,
      stroke: PALETTE.line,
      'stroke-width': 1.75,
    });
    c.text('You', {x: 190, y: 244}, {anchor: 'middle', over: true});
    const {fill, stroke} = KINDS.hardware;
    c.add('rect', {
      x: 352,
      y: 78,
      width: 124,
      height: 62,
      rx: 10,
      fill,
      stroke,
      'stroke-width': 2,
    });
    c.text('EVANS Portal', {x: 414, y: 109}, {anchor: 'middle', bold: true});
    cable('M414 140V180');
    icon(c, 'laptop', 368, 168, 92);
    const step = (number: number, text: string, x: number, y: number): void => {
      badge(c, number, {x, y});
      c.text(text, {x: x + 16, y}, {bold: true});
    };
    step(1, 'Sensors', 22, 28);
    step(2, 'Connect, turn on', 352, 56);
    step(3, 'Choose the interface', 342, 268);
    step(4, 'Add your drums', 342, 289);
    step(5, 'Train each drum', 22, 276);
  },
});
