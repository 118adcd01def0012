import {defineDiagram, grid, type Cell} from '../kit';

const ROWS: readonly {label: string; views: readonly Cell[]}[] = [
  {label: 'Set manager', views: ['output', 'output', 'output']},
  {label: 'Library, hardware', views: ['output', 'output', 'output']},
  {label: 'Layers', views: ['sound', 'sound', 'sound']},
  {label: 'Macros', views: ['control', 'control', null]},
  {label: 'Virtual inputs', views: ['input', 'input', null]},
  {label: 'Building', views: [null, 'sound', null]},
];

export default defineDiagram({
  title: 'What you reach in each view',
  height: 256,
  draw(c) {
    grid(c, {
      x: 132,
      y: 36,
      cell: {w: 64, h: 28},
      gap: 7,
      rows: ROWS.map(({views}) => views),
      rowLabels: ROWS.map(({label}) => label),
      columnLabels: ['Play View', 'Edit View', 'Mix View'],
      texts: ROWS.map(({views}) => views.map((cell) => (cell ? 'yes' : '–'))),
    });
  },
});
