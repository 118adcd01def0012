import {arrow, defineDiagram, grid, labeledIcon, type Cell} from '../kit';

const ROWS: readonly (readonly Cell[])[] = [
  ['sound', null, 'sound'],
  ['sound', 'sound', null],
  ['sound', 'sound', null],
  ['sound', null, null],
];
const CELL = {w: 72, h: 30};
const GAP = 8;
const LEFT = 86;

export default defineDiagram({
  title: 'Which layers each mix holds',
  height: 274,
  draw(c) {
    const table = grid(c, {
      x: LEFT,
      y: 36,
      cell: CELL,
      gap: GAP,
      rows: ROWS,
      rowLabels: ['Drums', 'Chords', 'Pulse', 'Washes'],
      columnLabels: ['Main mix', 'Submix 1', 'Submix 2'],
    });
    const destinations = [
      {name: 'speaker', label: 'PA'},
      {name: 'headphones', label: 'Headphones'},
      {name: 'laptop', label: 'Recorder'},
    ] as const;
    destinations.forEach(({name, label}, index) => {
      const x = LEFT + index * (CELL.w + GAP) + CELL.w / 2;
      const target = labeledIcon(c, name, label, {x, y: 230}, 32);
      arrow(c, {x, y: table.bottom.y + 4}, {x, y: target.y - 2});
    });
  },
});
