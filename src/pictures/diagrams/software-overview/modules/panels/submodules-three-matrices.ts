import {type Canvas, type Cell, defineDiagram, grid, KINDS, zoneHead} from '../../../kit';

const ROWS = ['bass', 'stab', 'shaker', 'clap'];
const on = (text: string): Cell[] =>
  [...text].map((sign) => (sign === 'x' ? 'sound' : sign === 'o' ? 'blended' : null));

const MATRICES = [
  {name: 'Drum Pads', columns: 'zones', rows: ['oo..', '...x', '..x.', '.x..']},
  {name: 'Hit Controller', columns: 'hit ranges', rows: ['xx..', '...x', '.xx.', '..xx']},
  {name: 'Sequencer', columns: 'steps', rows: ['x.x.', '...x', 'xxxx', '.x..']},
] as const;

const CELL = {w: 29, h: 24};
const PITCH = CELL.w + 3;
const ZONES = ['center', 'edge', 'cross-stick', 'rimshot-center'] as const;

function heads(c: Canvas, matrix: number, x: number, y: number): void {
  for (let column = 0; column < 4; column += 1) {
    const middle = x + column * PITCH + CELL.w / 2;
    const zone = ZONES[column];
    if (matrix === 0 && zone) zoneHead(c, zone, {x: middle, y: y - 34});
    if (matrix === 1) {
      const h = 5 + column * 5;
      c.add('rect', {
        x: middle - 5,
        y: y - 26 - h,
        width: 10,
        height: h,
        rx: 2,
        fill: KINDS.input.stroke,
      });
    }
    const label = [
      ['C', 'E', 'Cs', 'RC'],
      ['low', '', '', 'high'],
      ['1', '2', '3', '4'],
    ][matrix]?.[column];
    if (label) c.text(label, {x: middle, y: y - 15}, {anchor: 'middle', bold: true});
  }
}

export default defineDiagram({
  title: 'One matrix, three meanings of its columns',
  wide: true,
  height: 206,
  draw(c) {
    MATRICES.forEach(({name, columns, rows}, index) => {
      const [x, y] = [14 + index * 160, 86];
      c.text(name, {x, y: 17}, {bold: true, size: 14});
      c.text(columns, {x, y: 36});
      heads(c, index, x, y);
      grid(c, {x, y, cell: CELL, rows: rows.map(on)});
    });
    ROWS.forEach((row, index) => c.text(row, {x: 488, y: 98 + index * 27}, {bold: true}));
  },
});
