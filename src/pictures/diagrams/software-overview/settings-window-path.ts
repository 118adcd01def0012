import {arrow, box, defineDiagram, hitMark} from '../kit';

export default defineDiagram({
  title: 'What a stroke waits for on its way through the computer',
  height: 190,
  draw(c) {
    hitMark(c, 34, 40);
    c.text('Stroke', {x: 34, y: 66}, {anchor: 'middle', bold: true});
    const first = box(c, {x: 78, y: 18, w: 84, h: 44, label: 'Converter', kind: 'hardware'});
    const input = box(c, {
      x: 196,
      y: 18,
      w: 144,
      h: 44,
      label: 'Input buffer',
      note: '64 samples: 1.3 ms',
      kind: 'input',
    });
    const output = box(c, {
      x: 196,
      y: 112,
      w: 144,
      h: 44,
      label: 'Output buffer',
      note: '64 samples: 1.3 ms',
      kind: 'output',
    });
    const last = box(c, {x: 78, y: 112, w: 84, h: 44, label: 'Converter', kind: 'hardware'});
    arrow(c, {x: 45, y: 40}, first.left);
    arrow(c, first.right, input.left);
    arrow(c, input.bottom, output.top, {label: 'software'});
    arrow(c, output.left, last.right);
    arrow(c, last.left, {x: 54, y: 134});
    c.text('Sound', {x: 12, y: 134}, {bold: true});
    c.text('at 48 kHz', {x: 268, y: 172}, {anchor: 'middle'});
  },
});
