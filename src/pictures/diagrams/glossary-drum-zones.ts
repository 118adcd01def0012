import {defineDiagram, drumMap, stroke, STROKES, zonesOfLevel} from './kit';

const CELL = {w: 172, h: 116, column: 184, row: 124};

export default defineDiagram({
  title: 'Zones of a drum from above, and seven strokes from the side',
  wide: true,
  height: 384,
  draw(c) {
    drumMap(c, {cx: 188, cy: 72, r: 58, lit: zonesOfLevel(2), labels: 'names'});
    STROKES.forEach((name, index) => {
      const cell = index + 2;
      const x = 8 + (cell % 3) * CELL.column;
      const y = 10 + Math.floor(cell / 3) * CELL.row;
      stroke(c, {x, y, w: CELL.w, h: CELL.h, stroke: name});
    });
  },
});
