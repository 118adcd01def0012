import {arrow, defineDiagram, grid, PALETTE} from '../../../kit';

const NAMES = ['Ghost', 'Body', 'Chord'];

export default defineDiagram({
  title: 'The mapping matrix of Hit Controller: modules by hit ranges',
  height: 172,
  draw(c) {
    c.text('low', {x: 20, y: 26}, {color: PALETTE.muted});
    c.text('high', {x: 271, y: 26}, {anchor: 'end', color: PALETTE.muted});
    arrow(c, {x: 48, y: 26}, {x: 238, y: 26});
    grid(c, {
      x: 20,
      y: 44,
      cell: {w: 47, h: 34},
      gap: 4,
      rows: [
        ['sound', 'sound', null, null, null],
        [null, 'sound', 'sound', 'sound', null],
        [null, null, null, null, 'sound'],
      ],
    });
    NAMES.forEach((name, row) => c.text(name, {x: 290, y: 61 + row * 38}, {bold: true}));
  },
});
