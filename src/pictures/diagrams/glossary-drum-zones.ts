import {defineDiagram, drumMap, stroke, STROKES, zonesOfLevel} from './kit';

const CELL = {w: 128, h: 104, column: 138, row: 118};
const ROWS = [STROKES.slice(0, 4), STROKES.slice(4)];

export default defineDiagram({
  title: 'Zones of a drum from above, and seven strokes from the side',
  wide: true,
  height: 412,
  draw(c) {
    drumMap(c, {cx: 280, cy: 84, r: 70, lit: zonesOfLevel(2), labels: 'names'});
    ROWS.forEach((names, row) => {
      const free = 560 - (names.length - 1) * CELL.column - CELL.w;
      names.forEach((name, index) =>
        stroke(c, {
          x: free / 2 + index * CELL.column,
          y: 178 + row * CELL.row,
          w: CELL.w,
          h: CELL.h,
          stroke: name,
        }),
      );
    });
  },
});
