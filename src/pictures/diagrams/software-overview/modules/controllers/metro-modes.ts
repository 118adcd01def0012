import {type Canvas, type Cell, defineDiagram, grid, heading} from '../../../kit';

const STEPS = [0, 1, 2, 3, 4, 5, 6, 7];
const PADS = [0, 1, 2];

/** Pads that play on a step of a bar of four beats cut into eighths. */
const MODES: readonly [name: string, plays: (pad: number, step: number) => boolean][] = [
  ['Beat', (pad, step) => pad === (step === 0 ? 0 : step % 2 === 0 ? 1 : 2)],
  ['Layers', (pad, step) => [step === 0, step % 2 === 0, true][pad] ?? false],
  ['Cycle', (pad, step) => step % 3 === pad],
];

function mode(c: Canvas, y: number, name: string, plays: (pad: number, step: number) => boolean) {
  heading(c, name, {x: 16, y});
  grid(c, {
    x: 70,
    y: y + 12,
    cell: {w: 30, h: 18},
    gap: 4,
    rowLabels: ['Pad 1', 'Pad 2', 'Pad 3'],
    rows: PADS.map((pad) => STEPS.map((step): Cell => (plays(pad, step) ? 'sound' : null))),
  });
}

export default defineDiagram({
  title: 'One bar in three output modes: Beat, Layers and Cycle',
  height: 322,
  draw(c) {
    ['1', '', '2', '', '3', '', '4', ''].forEach((beat, step) => {
      c.text(beat, {x: 85 + step * 34, y: 22}, {anchor: 'middle', bold: true});
    });
    MODES.forEach(([name, plays], index) => mode(c, 40 + index * 96, name, plays));
  },
});
