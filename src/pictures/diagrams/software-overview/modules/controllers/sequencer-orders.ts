import {arrow, defineDiagram, grid, PALETTE} from '../../../kit';

const ORDERS = [
  ['cycle', '12341234'],
  ['reverse', '43214321'],
  ['random', '31421324'],
  ['manual', '11112222'],
] as const;

export default defineDiagram({
  title: 'Which step plays on each of eight hits, in four modes',
  height: 246,
  draw(c) {
    const cell = {w: 27, h: 30};
    c.text('hits', {x: 16, y: 24}, {color: PALETTE.muted});
    arrow(c, {x: 78, y: 24}, {x: 336, y: 24});
    ORDERS.forEach(([mode, steps], row) => {
      const y = 40 + row * 42;
      c.text(mode, {x: 16, y: y + 15}, {bold: true});
      grid(c, {
        x: 78,
        y,
        cell,
        gap: 6,
        rows: [[...steps].map((step) => (step === '1' ? 'sound' : null))],
        texts: [[...steps]],
      });
    });
    c.text('next', {x: 207, y: 228}, {anchor: 'middle', bold: true});
    arrow(c, {x: 207, y: 219}, {x: 207, y: 198}, {control: true});
    c.text('filled: step 1', {x: 336, y: 228}, {anchor: 'end', color: PALETTE.muted});
  },
});
