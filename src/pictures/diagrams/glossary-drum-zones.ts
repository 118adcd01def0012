import {defineDiagram, drumMap, PALETTE, stroke, STROKES, zonesOfLevel} from './kit';

const CELL = {w: 128, h: 104, column: 138, row: 118};
/** Where four strokes in a row begin, so that they are in the middle. */
const LEFT = (560 - 3 * CELL.column - CELL.w) / 2;
const ROWS = [STROKES.slice(0, 4), STROKES.slice(4)];

export default defineDiagram({
  title: 'Zones of a drum from above, and seven strokes from the side',
  wide: true,
  height: 412,
  draw(c) {
    drumMap(c, {cx: 280, cy: 84, r: 70, lit: zonesOfLevel(2), labels: 'names'});
    ROWS.forEach((names, row) =>
      names.forEach((name, index) =>
        stroke(c, {
          x: LEFT + index * CELL.column,
          y: 178 + row * CELL.row,
          w: CELL.w,
          h: CELL.h,
          stroke: name,
        }),
      ),
    );
    // What the mark under the tip says.
    const {x, y} = {x: LEFT + 3 * CELL.column + 14, y: 178 + CELL.row + 44};
    c.add('path', {d: `M${x} ${y + 2}l6 9h-12z`, fill: PALETTE.muted});
    c.text('The tip stays', {x: x + 14, y});
    c.text('on the head', {x: x + 14, y: y + 16});
  },
});
