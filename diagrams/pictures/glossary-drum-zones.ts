import {defineDiagram, drumMap, PALETTE, stroke, STROKES, zonesOfLevel} from '../kit';

/** Two columns that a phone shows whole. */
const CELL = {x: 10, y: 8, w: 160, h: 92, column: 172, row: 102};

export default defineDiagram({
  title: 'Zones of a drum from above, and seven strokes from the side',
  height: 440,
  draw(c) {
    drumMap(c, {cx: CELL.x + CELL.w / 2, cy: 54, r: 40, lit: zonesOfLevel(2)});
    STROKES.forEach((name, index) => {
      const [column, row] = [(index + 1) % 2, Math.floor((index + 1) / 2)];
      const [x, y] = [CELL.x + column * CELL.column, CELL.y + row * CELL.row];
      stroke(c, {x, y, w: CELL.w, h: CELL.h, stroke: name});
    });
    // What the mark under the tip says.
    const {x, y} = {x: CELL.x + CELL.column + 22, y: 420};
    c.add('path', {d: `M${x} ${y - 4}l6 9h-12z`, fill: PALETTE.muted});
    c.text('The tip stays', {x: x + 14, y});
  },
});
