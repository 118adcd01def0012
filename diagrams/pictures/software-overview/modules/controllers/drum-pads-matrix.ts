import {PRODUCT_ZONES} from '../../../../../src/play/core';
import {defineDiagram, drumMap, grid, PALETTE} from '../../../../kit';

const NAMES = ['Snare, dark', 'Snare, bright', 'Clap'];
/** The headings that are known, in the order of the zones. */
const HEADINGS = ['C', 'E', 'Cs', 'RC'];
const CELL = {w: 94, h: 28};
const GAP = 8;

export default defineDiagram({
  title: 'The mapping matrix of Drum Pads: modules by zones',
  wide: true,
  height: 290,
  draw(c) {
    const [x, y] = [16, 152];
    HEADINGS.forEach((heading, column) => {
      const cx = x + column * (CELL.w + GAP) + CELL.w / 2;
      const zone = PRODUCT_ZONES[column];
      drumMap(c, {cx, cy: 68, r: 45, lit: zone ? [zone] : []});
      c.text(heading, {x: cx, y: 138}, {anchor: 'middle', bold: true, size: 14});
    });
    grid(c, {
      x,
      y,
      cell: CELL,
      gap: GAP,
      rows: [
        ['blended', null, null, null],
        [null, 'blended', null, null],
        [null, null, 'chosen', 'chosen'],
      ],
    });
    NAMES.forEach((name, row) =>
      c.text(name, {x: 430, y: y + CELL.h / 2 + row * (CELL.h + GAP)}, {bold: true}),
    );
    const legend = [
      ['chosen', 'plain', 16],
      ['blended', 'blended', 118],
      [null, 'off', 220],
    ] as const;
    legend.forEach(([kind, label, left]) => {
      grid(c, {x: left, y: 263, cell: 16, rows: [[kind]]});
      c.text(label, {x: left + 24, y: 271}, {color: PALETTE.muted});
    });
  },
});
