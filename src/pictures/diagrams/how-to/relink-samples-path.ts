import {arrow, box, defineDiagram, line, PALETTE, type Canvas} from '../kit';

const ROW = 78;

/** One line of the story: a sampler, the place it looks at, and what is there. */
function sampler(c: Canvas, y: number, label = 'Sampler') {
  return box(c, {x: 12, y, w: 92, h: 40, label, kind: 'sound'});
}

function place(c: Canvas, y: number, label: string, note: string, missing = false) {
  return box(c, {
    x: 204,
    y,
    w: 136,
    h: 40,
    label,
    note,
    kind: 'hardware',
    look: missing ? 'off' : 'filled',
  });
}

export default defineDiagram({
  title: 'From a sampler to its file: before, after a move, and the two repairs',
  height: 324,
  draw(c) {
    const titles = [
      'At first',
      'After the file was moved: silence',
      'Repair 1: put the file back',
      'Repair 2: place the file anew',
    ];
    titles.forEach((title, index) => {
      c.text(title, {x: 12, y: 20 + index * ROW}, {bold: true, size: 13, color: PALETTE.ink});
    });
    const y = (index: number) => 32 + index * ROW;

    arrow(c, sampler(c, y(0)).right, place(c, y(0), 'Old place', 'Choir.wav').left, {
      label: 'path',
    });
    const lost = sampler(c, y(1)).right;
    place(c, y(1), 'Old place', 'empty', true);
    [
      [104, 138],
      [170, 190],
    ].forEach(([from = 0, to = 0]) =>
      line(
        c,
        [
          {x: from, y: lost.y},
          {x: to, y: lost.y},
        ],
        {color: PALETTE.line, width: 1.75, faint: true},
      ),
    );
    c.text('path', {x: 154, y: lost.y}, {anchor: 'middle', color: PALETTE.muted});
    c.text('×', {x: 196, y: lost.y}, {anchor: 'middle', bold: true, size: 16});
    arrow(c, sampler(c, y(2)).right, place(c, y(2), 'Old place', 'Choir.wav again').left, {
      label: 'path',
    });
    arrow(c, sampler(c, y(3), 'New sampler').right, place(c, y(3), 'New place', 'Choir.wav').left, {
      label: 'new path',
    });
  },
});
