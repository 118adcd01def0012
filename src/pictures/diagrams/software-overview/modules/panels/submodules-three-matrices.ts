import {defineDiagram, grid, heading, type Cell} from '../../../kit';

const ROWS = ['Bass', 'Stab', 'Shaker'];
const MATRICES: readonly {name: string; columns: string[]; rows: Cell[][]}[] = [
  {
    name: 'Drum Pads: zones',
    columns: ['C', 'E', 'Cs', 'RC'],
    rows: [
      ['blended', null, null, null],
      [null, 'blended', null, null],
      [null, null, 'sound', 'sound'],
    ],
  },
  {
    name: 'Hit Controller: hit ranges',
    columns: ['low', '', '', 'high'],
    rows: [
      ['sound', 'sound', null, null],
      [null, 'sound', 'sound', null],
      [null, null, null, 'sound'],
    ],
  },
  {
    name: 'Sequencer: steps',
    columns: ['1', '2', '3', '4'],
    rows: [
      ['sound', null, 'sound', null],
      [null, null, null, 'sound'],
      ['sound', 'sound', 'sound', 'sound'],
    ],
  },
];

export default defineDiagram({
  title: 'One matrix, three meanings of its columns',
  height: 408,
  draw(c) {
    MATRICES.forEach(({name, columns, rows}, index) => {
      const top = 16 + index * 132;
      heading(c, name, {x: 24, y: top + 4});
      const place = grid(c, {
        x: 24,
        y: top + 38,
        cell: {w: 44, h: 20},
        rows,
        columnLabels: columns,
      });
      ROWS.forEach((row, position) => {
        c.text(row, {x: place.right.x + 12, y: top + 48 + position * 23}, {bold: true});
      });
    });
  },
});
