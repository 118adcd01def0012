import {box, type Canvas, defineDiagram, icon, KINDS, PALETTE, type Point, strand} from '../../kit';

const YS = [78, 150, 222];
const H = 46;
const OUT = 452;
/** Where strands begin and end: right of the drums, at both sides of a layer, left of an output. */
const X = {drums: 128, in: 216, out: 336, ends: OUT - 40};

/** Who plays what, and what goes where: rows from the top. */
const PLAYS = [
  {from: 0, to: 0, at: 0},
  {from: 1, to: 1, at: 0},
  {from: 1, to: 2, at: -8},
  {from: 2, to: 2, at: 8},
];
const GOES = [
  {from: 0, to: 0, leaves: -6, at: 0},
  {from: 0, to: 1, leaves: 8, at: -12},
  {from: 1, to: 1, leaves: 0, at: 0},
  {from: 2, to: 1, leaves: 0, at: 12},
];
const MIXES = [90, 200];

function socket(c: Canvas, {x, y}: Point): void {
  c.add('circle', {
    cx: x,
    cy: y,
    r: 5.5,
    fill: PALETTE.white,
    stroke: PALETTE.ink,
    'stroke-width': 2.25,
  });
}

export default defineDiagram({
  title: 'Who plays, what sounds and where it goes are three choices',
  wide: true,
  height: 262,
  draw(c) {
    for (const [text, x] of [
      ['Who plays', 76],
      ['What sounds', 276],
      ['Where it goes', 480],
    ] as const) {
      c.text(text, {x, y: 24}, {anchor: 'middle', bold: true, size: 14});
    }
    const y = (row: number): number => YS[row] ?? 0;
    const players = PLAYS.map(({from, to, at}) => [
      {x: X.drums, y: y(from)},
      {x: X.in, y: y(to) + at},
    ]);
    const mixes = GOES.map(({from, to, leaves, at}) => [
      {x: X.out, y: y(from) + leaves},
      {x: X.ends, y: (MIXES[to] ?? 0) + at},
    ]);
    players.forEach((way) => strand(c, way, {kind: 'input', width: 6}));
    mixes.forEach((way) => strand(c, way, {width: 6}));
    ['Snare 1', 'Tom 1', 'Tom 2'].forEach((name, row) => {
      icon(c, 'drum', 12, y(row) - 22, 44, KINDS.input);
      c.text(name, {x: 64, y: y(row)}, {bold: true});
    });
    ['Pulse', 'Chords', 'Percussion'].forEach((label, row) =>
      box(c, {x: X.in, y: y(row) - H / 2, w: X.out - X.in, h: H, label, kind: 'sound'}),
    );
    icon(c, 'headphones', OUT - 30, (MIXES[0] ?? 0) - 30, 56, KINDS.output);
    c.text('Submix 2', {x: OUT + 34, y: MIXES[0] ?? 0}, {bold: true});
    icon(c, 'speaker', OUT - 30, (MIXES[1] ?? 0) - 30, 60, KINDS.output);
    c.text('Main mix', {x: OUT + 34, y: MIXES[1] ?? 0}, {bold: true});
    for (const ends of [...players, ...mixes]) {
      ends.forEach((end) => socket(c, end));
    }
  },
});
