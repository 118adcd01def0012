import {arrow, defineDiagram, grid, PALETTE, paragraph} from '../kit';

export default defineDiagram({
  title: 'Reading a mapping matrix across and down',
  height: 226,
  draw(c) {
    grid(c, {
      x: 30,
      y: 46,
      cell: 36,
      rows: [
        ['sound', 'sound', null, null],
        [null, null, 'sound', null],
        [null, null, 'sound', 'sound'],
      ],
      columnLabels: ['C', 'E', 'Cs', 'RC'],
    });
    ['Wood', 'Voice', 'Bell'].forEach((name, row) =>
      c.text(name, {x: 192, y: 64 + row * 39}, {bold: true}),
    );
    arrow(c, {x: 264, y: 64}, {x: 230, y: 64});
    paragraph(c, 'Across: Wood plays from two zones', {x: 268, y: 42, w: 74}, {color: PALETTE.ink});
    arrow(c, {x: 126, y: 190}, {x: 126, y: 160});
    paragraph(
      c,
      'Down: the zone Cs plays Voice and Bell at once',
      {x: 30, y: 194, w: 300},
      {color: PALETTE.ink},
    );
  },
});
