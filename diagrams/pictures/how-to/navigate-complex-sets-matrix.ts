import {arrow, defineDiagram, grid, KINDS} from '../../kit';

export default defineDiagram({
  title: 'A mapping matrix, read across and down',
  height: 226,
  draw(c) {
    const [x, y, cell, gap] = [76, 48, 36, 3];
    // The row and the column that are read.
    const ground = {fill: KINDS.sound.fill, 'fill-opacity': 0.6};
    const read = (left: number, top: number, w: number, h: number): void =>
      c.add('path', {
        d: `M${left + 8} ${top}h${w - 16}q8 0 8 8v${h - 16}q0 8-8 8h${16 - w}q-8 0-8-8v${16 - h}q0-8 8-8z`,
        ...ground,
      });
    read(14, y - 5, 324, cell + 10);
    read(x + 2 * (cell + gap) - 5, 22, cell + 10, 172);
    grid(c, {
      x,
      y,
      cell,
      rows: [
        ['chosen', 'chosen', null, null],
        [null, null, 'chosen', null],
        [null, null, 'chosen', 'chosen'],
      ],
      columnLabels: ['C', 'E', 'Cs', 'RC'],
    });
    ['Wood', 'Voice', 'Bell'].forEach((name, row) =>
      c.text(name, {x: x - 10, y: y + cell / 2 + row * (cell + gap)}, {anchor: 'end', bold: true}),
    );
    const right = x + 4 * cell + 3 * gap;
    arrow(c, {x: right + 6, y: y + cell / 2}, {x: right + 30, y: y + cell / 2});
    c.text('two zones', {x: right + 36, y: y + cell / 2}, {bold: true});
    const middle = x + 2 * (cell + gap) + cell / 2;
    arrow(c, {x: middle, y: 168}, {x: middle, y: 188});
    c.text('two sounds', {x: middle, y: 210}, {anchor: 'middle', bold: true});
  },
});
