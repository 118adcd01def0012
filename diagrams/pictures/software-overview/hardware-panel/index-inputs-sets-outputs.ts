import {
  arrow,
  type Canvas,
  defineDiagram,
  frame,
  icon,
  type IconName,
  KINDS,
  PALETTE,
} from '../../../kit';

const INPUTS: readonly (readonly [IconName, string])[] = [
  ['drum', 'drums'],
  ['pad', 'pads'],
  ['keyboard', 'keys, knobs'],
  ['microphone', 'mics, guitars'],
];
const OUTPUTS: readonly (readonly [IconName, string])[] = [
  ['speaker', 'speakers'],
  ['headphones', 'headphones'],
  ['keyboard', 'MIDI gear'],
];

function parts(c: Canvas, list: typeof INPUTS, x: number, y: number, pitch: number): void {
  list.forEach(([name, label], index) => {
    icon(c, name, x, y + index * pitch, 36);
    c.text(label, {x: x + 46, y: y + index * pitch + 18});
  });
}

export default defineDiagram({
  title: 'Gear on both sides stays while sets change between them',
  wide: true,
  height: 262,
  draw(c) {
    frame(c, {x: 10, y: 12, w: 160, h: 208, label: 'Hardware Inputs', kind: 'hardware'});
    parts(c, INPUTS, 22, 40, 44);
    frame(c, {x: 390, y: 12, w: 160, h: 208, label: 'Hardware Outputs', kind: 'hardware'});
    parts(c, OUTPUTS, 404, 50, 56);
    [
      {name: 'Set C', x: 246, y: 54, open: false},
      {name: 'Set B', x: 234, y: 82, open: false},
      {name: 'Set A', x: 222, y: 110, open: true},
    ].forEach(({name, x, y, open}) => {
      c.add('rect', {
        x,
        y,
        width: 88,
        height: 74,
        rx: 8,
        fill: open ? KINDS.sound.fill : PALETTE.white,
        stroke: open ? KINDS.sound.stroke : PALETTE.muted,
        'stroke-width': open ? 2 : 1.25,
      });
      c.text(
        name,
        {x: x + 10, y: y + 15},
        {bold: open, color: open ? PALETTE.ink : PALETTE.muted, over: true},
      );
    });
    c.text('open', {x: 266, y: 158}, {anchor: 'middle', over: true});
    arrow(c, {x: 170, y: 170}, {x: 222, y: 170});
    arrow(c, {x: 310, y: 170}, {x: 390, y: 170});
    c.text('always the same', {x: 90, y: 240}, {anchor: 'middle', bold: true});
    c.text('changes', {x: 280, y: 240}, {anchor: 'middle', bold: true});
    c.text('always the same', {x: 470, y: 240}, {anchor: 'middle', bold: true});
  },
});
