import {
  arrow,
  box,
  type Canvas,
  defineDiagram,
  drumMap,
  fader,
  heading,
  PALETTE,
  type Placed,
} from '../kit';

const SNARE = 92;
const TOM = 200;

/** Snare and floor tom one above the other. */
function drums(c: Canvas, x: number): [Placed, Placed] {
  const snare = drumMap(c, {cx: x, cy: SNARE, r: 36, lit: ['center', 'rim-shoulder']});
  const tom = drumMap(c, {cx: x, cy: TOM, r: 36, kind: 'tom'});
  c.text('Snare', {x, y: SNARE + 54}, {anchor: 'middle', bold: true});
  c.text('Floor tom', {x, y: TOM + 54}, {anchor: 'middle', bold: true});
  return [snare, tom];
}

function strip(c: Canvas, x: number, cy: number, h: number, value: number): void {
  fader(c, x, cy - h / 2, h, value);
}

export default defineDiagram({
  title: 'The same kit in version 1 and in version 2',
  wide: true,
  height: 272,
  draw(c) {
    heading(c, 'Version 1', {x: 12, y: 20});
    const [snare, tom] = drums(c, 52);
    c.add('rect', {
      x: 110,
      y: 44,
      width: 104,
      height: 96,
      rx: 10,
      fill: PALETTE.ground,
      stroke: PALETTE.line,
    });
    c.add('rect', {
      x: 110,
      y: 160,
      width: 104,
      height: 80,
      rx: 10,
      fill: PALETTE.ground,
      stroke: PALETTE.line,
    });
    c.text('Channel 1', {x: 119, y: 58});
    c.text('Channel 2', {x: 119, y: 174});
    box(c, {x: 118, y: 70, w: 88, h: 28, label: 'Crack', kind: 'sound'});
    box(c, {x: 118, y: 104, w: 88, h: 28, label: 'Chord', kind: 'sound'});
    box(c, {x: 118, y: 188, w: 88, h: 42, label: 'Chord', note: 'a copy', kind: 'sound'});
    arrow(c, {x: snare.right.x + 4, y: SNARE}, {x: 110, y: SNARE});
    arrow(c, {x: tom.right.x + 4, y: TOM}, {x: 110, y: TOM});
    strip(c, 238, SNARE, 76, 0.7);
    strip(c, 238, TOM, 66, 0.5);
    c.add('path', {d: 'M276 12V260', stroke: PALETTE.faint, 'stroke-width': 1.5, fill: 'none'});
    heading(c, 'Version 2', {x: 296, y: 20});
    const [snare2, tom2] = drums(c, 336);
    const crack = box(c, {
      x: 424,
      y: 66,
      w: 88,
      h: 52,
      label: 'Crack',
      note: 'layer',
      kind: 'sound',
    });
    const chord = box(c, {
      x: 424,
      y: 174,
      w: 88,
      h: 52,
      label: 'Chord',
      note: 'layer',
      kind: 'sound',
    });
    arrow(c, {x: snare2.right.x + 4, y: SNARE}, crack.left);
    arrow(c, {x: snare2.right.x - 3, y: SNARE + 20}, {x: chord.x, y: chord.y + 14});
    arrow(c, {x: tom2.right.x + 4, y: TOM}, chord.left);
    strip(c, 536, SNARE, 60, 0.8);
    strip(c, 536, TOM, 60, 0.45);
    [238, 536].forEach((x) => c.text('volume', {x, y: 254}, {anchor: 'middle'}));
  },
});
