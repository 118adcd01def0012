import {arrow, badge, box, defineDiagram, frame, PALETTE, paragraph} from '../kit';

export default defineDiagram({
  title: 'Three questions along the chain of a layer',
  height: 230,
  draw(c) {
    frame(c, {x: 12, y: 34, w: 328, h: 110, label: 'Drum Pads', kind: 'sound'});
    const filter = box(c, {
      x: 24,
      y: 82,
      w: 76,
      h: 36,
      label: 'Snare 1',
      kind: 'input',
      shape: 'pill',
    });
    frame(c, {x: 122, y: 52, w: 206, h: 80, label: 'Note Controller', kind: 'sound'});
    const sampler = box(c, {x: 228, y: 82, w: 88, h: 36, label: 'Sampler', kind: 'sound'});
    arrow(c, filter.right, {x: 122, y: 100});
    arrow(c, {x: 122, y: 100}, sampler.left);
    badge(c, 1, {x: 62, y: 172});
    badge(c, 2, {x: 174, y: 172});
    badge(c, 3, {x: 280, y: 172});
    arrow(c, {x: 62, y: 163}, {x: 62, y: 118});
    arrow(c, {x: 174, y: 163}, {x: 174, y: 132});
    arrow(c, {x: 280, y: 163}, {x: 280, y: 118});
    for (const [text, x] of [
      ['Who plays it?', 12],
      ['What does it decide?', 124],
      ['What sounds?', 232],
    ] as const) {
      paragraph(c, text, {x, y: 188, w: 100}, {anchor: 'middle', bold: true, color: PALETTE.ink});
    }
    c.text('A layer, from left to right', {x: 12, y: 20}, {size: 13, bold: true});
  },
});
