import {arrow, box, defineDiagram, frame, labeledIcon, PALETTE, paragraph, line} from '../kit';

export default defineDiagram({
  title: 'What travels in a sound pack, and what is not part of the set',
  height: 290,
  draw(c) {
    const pack = frame(c, {x: 12, y: 12, w: 216, h: 184, label: 'Pack', kind: 'sound'});
    box(c, {
      x: 24,
      y: 40,
      w: 192,
      h: 52,
      label: 'Set',
      note: 'layers, filters, Set Effects',
      kind: 'sound',
    });
    box(c, {x: 24, y: 100, w: 192, h: 36, label: 'Sample files', kind: 'sound'});
    box(c, {
      x: 24,
      y: 144,
      w: 192,
      h: 40,
      label: 'Note',
      note: 'drums, zones, license',
    });
    const laptop = labeledIcon(c, 'laptop', 'Other', {x: 302, y: 94}, 52);
    c.text('computer', {x: 302, y: 146}, {anchor: 'middle', bold: true});
    arrow(c, {x: pack.right.x, y: 98}, {x: laptop.left.x, y: 98});
    line(
      c,
      [
        {x: 12, y: 210},
        {x: 340, y: 210},
      ],
      {color: PALETTE.muted, faint: true, width: 1},
    );
    paragraph(c, 'Not part of the set:', {x: 14, y: 217, w: 320}, {bold: true});
    box(c, {
      x: 12,
      y: 240,
      w: 206,
      h: 38,
      label: 'Hardware inputs and outputs',
      kind: 'hardware',
      look: 'off',
    });
    box(c, {x: 230, y: 240, w: 110, h: 38, label: 'Global set', kind: 'sound', look: 'off'});
  },
});
