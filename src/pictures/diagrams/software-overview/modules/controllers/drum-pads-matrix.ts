import {defineDiagram, grid, PALETTE} from '../../../kit';

const NAMES = ['Snare, dark', 'Snare, bright', 'Clap'];

export default defineDiagram({
  title: 'The mapping matrix of Drum Pads: modules by zones',
  height: 198,
  draw(c) {
    const cell = {w: 50, h: 34};
    grid(c, {
      x: 20,
      y: 36,
      cell,
      gap: 4,
      columnLabels: ['C', 'E', 'Cs', 'RC'],
      rows: [
        ['blended', null, null, null],
        [null, 'blended', null, null],
        [null, null, 'sound', 'sound'],
      ],
    });
    NAMES.forEach((name, row) => c.text(name, {x: 250, y: 53 + row * 38}, {bold: true}));
    const legend = [
      ['sound', 'plain', 20],
      ['blended', 'blended', 102],
      [null, 'not assigned', 200],
    ] as const;
    legend.forEach(([kind, label, x]) => {
      grid(c, {x, y: 166, cell: 18, rows: [[kind]]});
      c.text(label, {x: x + 26, y: 175}, {color: PALETTE.muted});
    });
  },
});
