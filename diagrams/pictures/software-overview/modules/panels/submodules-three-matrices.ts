import {
  type Canvas,
  type Cell,
  defineDiagram,
  grid,
  KINDS,
  PALETTE,
  ZONE_COLORS,
  zoneHead,
} from '../../../../kit';

const ROWS = ['bass', 'stab', 'shaker', 'clap'];
const on = (text: string): Cell[] => [...text].map((sign) => (sign === 'x' ? 'chosen' : null));

const SQUARES = ['xx..', '...x', '.xx.', '..xx'];
const MATRICES = [
  {name: 'Drum Pads', columns: 'zones'},
  {name: 'Hit Controller', columns: 'hit ranges'},
  {name: 'Sequencer', columns: 'steps'},
] as const;

const CELL = {w: 30, h: 26};
const GAP = 4;
const PITCH = CELL.w + GAP;
const TOP = 112;
const ZONES = ['center', 'edge', 'cross-stick', 'rimshot-center'] as const;

/** What each column means: a zone, how hard, or whose turn. */
function heads(c: Canvas, matrix: number, x: number): void {
  for (let column = 0; column < 4; column += 1) {
    const middle = x + column * PITCH + CELL.w / 2;
    const zone = ZONES[column];
    if (matrix === 0 && zone) {
      zoneHead(c, zone, {x: middle, y: TOP - 40}, ZONE_COLORS[zone].solid, 7.5);
      c.text(
        ['C', 'E', 'Cs', 'RC'][column] ?? '',
        {x: middle, y: TOP - 17},
        {
          anchor: 'middle',
          bold: true,
        },
      );
    }
    if (matrix === 1) {
      const h = 9 + column * 9;
      c.add('rect', {
        x: middle - 9,
        y: TOP - 10 - h,
        width: 18,
        height: h,
        rx: 3,
        fill: KINDS.input.stroke,
      });
    }
    if (matrix === 2) {
      c.text(
        String(column + 1),
        {x: middle, y: TOP - 24},
        {anchor: 'middle', bold: true, size: 24},
      );
    }
  }
}

export default defineDiagram({
  title: 'One matrix, three meanings of its columns',
  wide: true,
  height: 244,
  draw(c) {
    ROWS.forEach((row, index) => {
      const y = TOP + index * (CELL.h + GAP);
      c.add('rect', {x: 8, y: y - 1, width: 544, height: CELL.h + 2, rx: 5, fill: PALETTE.ground});
      c.text(row, {x: 18, y: y + CELL.h / 2}, {bold: true});
    });
    MATRICES.forEach(({name, columns}, index) => {
      const x = 82 + index * 162;
      c.text(name, {x, y: 18}, {bold: true, size: 14});
      c.text(columns, {x, y: 37}, {color: PALETTE.muted});
      heads(c, index, x);
      grid(c, {x, y: TOP, cell: CELL, gap: GAP, rows: SQUARES.map(on)});
    });
  },
});
