import {
  arrow,
  badge,
  box,
  chevron,
  defineDiagram,
  dotsSign,
  frame,
  KINDS,
  PALETTE,
} from '../../kit';

const SETS = ['Set A', 'Set B', 'Set C'];

export default defineDiagram({
  title: 'The set manager: bar, arrows and list',
  height: 256,
  draw(c) {
    frame(c, {x: 12, y: 36, w: 328, h: 44, label: '', kind: 'output'});
    chevron(c, 'left', {x: 30, y: 58, r: 7});
    chevron(c, 'right', {x: 56, y: 58, r: 7});
    SETS.forEach((label, index) =>
      box(c, {x: 78 + index * 76, y: 44, w: 70, h: 28, label, kind: index ? 'plain' : 'sound'}),
    );
    dotsSign(c, {x: 320, y: 58});
    badge(c, 1, {x: 43, y: 22});
    badge(c, 2, {x: 189, y: 22});
    badge(c, 3, {x: 320, y: 22});
    frame(c, {x: 68, y: 116, w: 272, h: 128, label: 'The same sets, as a list', kind: 'output'});
    SETS.forEach((label, index) => {
      const y = 160 + index * 30;
      c.text(label, {x: 84, y}, {bold: index === 0});
      c.add('rect', {
        x: 140,
        y: y - 6,
        width: 116,
        height: 12,
        rx: 3,
        fill: PALETTE.white,
        stroke: PALETTE.line,
      });
      if (index > 0) return;
      const fill = KINDS.sound.stroke;
      c.add('rect', {x: 142, y: y - 4, width: 80, height: 8, rx: 2, fill});
      c.text('you hear it', {x: 266, y});
    });
    arrow(c, {x: 320, y: 80}, {x: 320, y: 116});
    badge(c, 4, {x: 28, y: 160});
    arrow(c, {x: 37, y: 160}, {x: 68, y: 160});
  },
});
