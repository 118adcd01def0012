import {arrow, box, defineDiagram, grid, type Cell, type Kind} from '../../../kit';

const FIRST_NOTE = 64;
const SIZE = 3;
const TOP = 42;

const square = <T>(value: (index: number) => T): T[][] =>
  Array.from({length: SIZE}, (_row, row) =>
    Array.from({length: SIZE}, (_column, column) => value(row * SIZE + column)),
  );
const notes = square((index) => String(FIRST_NOTE + index));
const cells = (kind: Kind): Cell[][] => square(() => kind);

/** Pads with a module: the first row and the middle one. */
const USED = [0, 1, 2, 4];

export default defineDiagram({
  title: 'From a pad to its sound',
  height: 212,
  draw(c) {
    c.text('Pad device', {x: 55, y: 24}, {anchor: 'middle', bold: true});
    c.text('Pads Input', {x: 176, y: 24}, {anchor: 'middle', bold: true});
    c.text('Grid Pads', {x: 297, y: 24}, {anchor: 'middle', bold: true});
    const device = grid(c, {x: 13, y: TOP, cell: 26, rows: cells('hardware'), texts: notes});
    const input = grid(c, {x: 134, y: TOP, cell: 26, rows: cells('input'), texts: notes});
    const used = square((index): Cell => (USED.includes(index) ? 'sound' : null));
    const pads = grid(c, {x: 255, y: TOP, cell: 26, rows: used});
    arrow(c, {x: device.right.x + 4, y: device.right.y}, {x: input.left.x - 2, y: input.left.y});
    arrow(c, {x: input.right.x + 4, y: input.right.y}, {x: pads.left.x - 2, y: pads.left.y});
    c.text('sends notes', {x: 55, y: 144}, {anchor: 'middle'});
    c.text('learns notes', {x: 176, y: 144}, {anchor: 'middle'});
    c.text('holds modules', {x: 297, y: 144}, {anchor: 'middle'});
    box(c, {x: 258, y: 164, w: 78, h: 26, label: 'All Pads', kind: 'input', shape: 'pill'});
    c.text('input filter', {x: 246, y: 177}, {anchor: 'end'});
  },
});
