import {arrow, type Canvas, defineDiagram, grid, heading, PALETTE, track} from '../../../kit';

const TRIES = [0.42, 0.45, 0.475, 0.49, 0.51, 0.53, 0.56, 0.59];
const FIVE = ['C', 'D', 'E', 'G', 'A'];
const TWELVE = ['C', 'C#', 'D', 'D#', 'E', 'F', 'F#', 'G', 'G#', 'A', 'A#', 'B'];

function strip(c: Canvas, y: number, title: string, names: string[], struck: number[]): void {
  heading(c, title, {x: 16, y});
  track(c, {x: 16, y: y + 12, w: 320, h: 26, hits: TRIES.map((at) => ({at, strength: 0.8}))});
  const gap = 3;
  grid(c, {
    x: 16,
    y: y + 44,
    gap,
    cell: {w: (320 - (names.length - 1) * gap) / names.length, h: 32},
    rows: [names.map((_name, index) => (struck.includes(index) ? 'sound' : null))],
    texts: [names],
  });
}

export default defineDiagram({
  title: 'Eight tries at one note, in a scale of five notes and in one of twelve',
  height: 236,
  draw(c) {
    strip(c, 24, 'Five notes: every try lands', FIVE, [2]);
    strip(c, 124, 'Twelve notes: the neighbors sound too', TWELVE, [5, 6, 7]);
    c.text('soft', {x: 16, y: 220}, {color: PALETTE.muted});
    c.text('hard', {x: 336, y: 220}, {anchor: 'end', color: PALETTE.muted});
    arrow(c, {x: 48, y: 220}, {x: 300, y: 220});
  },
});
