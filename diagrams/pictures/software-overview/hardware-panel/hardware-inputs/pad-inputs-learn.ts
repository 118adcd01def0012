import {arrow, type Cell, defineDiagram, grid, heading, KINDS, zoneHead} from '../../../../kit';

const COLUMNS = 6;
const CELL = {w: 47, h: 30};
const LEFT = 15;
const STEP = CELL.w + 8;

const WAYS = [
  {name: 'Auto-fill from first pad', notes: ['64', '65', '66', '67', '68', '69'], hits: 1},
  {name: 'Manual', notes: ['36'], hits: 1},
  {name: 'Manual and auto-advance', notes: ['36', '38', '42'], hits: 3},
] as const;

const RESULTS = ['one hit, all pads', 'one pad at a time', 'moves on by itself'];

export default defineDiagram({
  title: 'Three ways to learn the pads',
  height: 306,
  draw(c) {
    WAYS.forEach(({name, notes, hits}, row) => {
      const y = 22 + row * 98;
      heading(c, name, {x: 14, y});
      c.text(RESULTS[row] ?? '', {x: 338, y}, {anchor: 'end'});
      const cells: Cell[] = Array.from({length: COLUMNS}, (_cell, column) =>
        column < notes.length ? 'input' : null,
      );
      const top = y + 38;
      grid(c, {x: LEFT, y: top, cell: CELL, gap: 8, rows: [cells], texts: [notes]});
      for (let hit = 0; hit < hits; hit += 1) {
        const x = LEFT + hit * STEP + CELL.w / 2;
        zoneHead(c, 'center', {x, y: top - 14}, KINDS.input.stroke, 5);
        if (name === 'Manual and auto-advance') {
          arrow(c, {x: x + 12, y: top - 14}, {x: x + STEP - 8, y: top - 14});
        }
      }
      if (name === 'Auto-fill from first pad') {
        arrow(c, {x: LEFT + 34, y: top - 14}, {x: LEFT + COLUMNS * STEP - 8, y: top - 14});
      }
    });
  },
});
