import {defineDiagram, grid, heading} from '../../../kit';

const NAMES = ['Bass', 'Chords', 'Bell'];

export default defineDiagram({
  title: 'A pattern as it is after adding modules, and one shaped in the matrix',
  height: 172,
  draw(c) {
    const cell = {w: 28, h: 28};
    heading(c, 'As added', {x: 16, y: 22});
    grid(c, {
      x: 16,
      y: 58,
      cell,
      gap: 4,
      columnLabels: ['1', '2', '3'],
      rows: [
        ['sound', null, null],
        [null, 'sound', null],
        [null, null, 'sound'],
      ],
    });
    heading(c, 'After some clicks', {x: 150, y: 22});
    grid(c, {
      x: 150,
      y: 58,
      cell,
      gap: 4,
      columnLabels: ['1', '2', '3', '4'],
      rows: [
        ['sound', null, 'sound', null],
        [null, 'sound', null, 'sound'],
        [null, null, null, 'sound'],
      ],
    });
    NAMES.forEach((name, row) => c.text(name, {x: 286, y: 72 + row * 32}, {bold: true}));
  },
});
