import {
  box,
  type Canvas,
  defineDiagram,
  dotsSign,
  fader,
  icon,
  knob,
  KINDS,
  line,
  PALETTE,
} from '../kit';

const VIEWS = [12, 200, 388];
const TOP = 90;
/** Modules of a layer: where each stands, and how wide. */
const MODULES = [
  [0, 52],
  [57, 34],
  [96, 30],
] as const;

/** Macros above, virtual inputs below. */
function play(c: Canvas, x: number): void {
  [0, 1, 2, 3].forEach((index) =>
    knob(c, {x: x + 24 + index * 37, y: TOP + 52}, 0.25 + index * 0.18, 13),
  );
  (['drum', 'drum', 'kick'] as const).forEach((part, index) => {
    const left = x + 12 + index * 47;
    c.add('rect', {
      x: left,
      y: TOP + 80,
      width: 42,
      height: 42,
      rx: 9,
      fill: KINDS.input.fill,
      stroke: KINDS.input.stroke,
      'stroke-width': 1.5,
    });
    icon(c, part, left + 8, TOP + 88, 26, {stroke: KINDS.input.stroke, fill: PALETTE.white});
  });
}

/** Layers of modules, read from left to right. */
function edit(c: Canvas, x: number): void {
  const {fill, stroke} = KINDS.sound;
  [0, 1, 2].forEach((row) => {
    const y = TOP + 36 + row * 31;
    c.add('rect', {
      x: x + 12,
      y,
      width: 136,
      height: 26,
      rx: 6,
      fill: PALETTE.white,
      stroke,
      'stroke-width': 1.5,
    });
    MODULES.slice(0, row === 1 ? 2 : 3).forEach(([at, w]) => {
      c.add('rect', {
        x: x + 17 + at,
        y: y + 5,
        width: w,
        height: 16,
        rx: 4,
        fill,
        stroke,
        'stroke-width': 1.25,
      });
    });
  });
}

/** Level and pan of each layer, effects of the set at the bottom. */
function mix(c: Canvas, x: number): void {
  [0.75, 0.5, 0.9].forEach((value, index) => {
    const at = x + 30 + index * 50;
    knob(c, {x: at, y: TOP + 44}, 0.35 + index * 0.15, 8);
    fader(c, at, TOP + 58, 40, value);
  });
  box(c, {x: x + 12, y: TOP + 104, w: 136, h: 22, label: 'Set Effects', kind: 'effect'});
}

export default defineDiagram({
  title: 'What stays and what changes in the window',
  wide: true,
  height: 292,
  draw(c) {
    c.text('Always at the top', {x: 12, y: 18});
    c.add('rect', {
      x: 12,
      y: 32,
      width: 536,
      height: 32,
      rx: 8,
      fill: KINDS.output.fill,
      stroke: KINDS.output.stroke,
      'stroke-width': 1.5,
    });
    c.text('Set manager', {x: 280, y: 48}, {anchor: 'middle', bold: true});
    for (const [tip, back] of [
      [26, 33],
      [57, 50],
    ] as const) {
      line(
        c,
        [
          {x: back, y: 42},
          {x: tip, y: 48},
          {x: back, y: 54},
        ],
        {color: PALETTE.ink, width: 2},
      );
    }
    dotsSign(c, {x: 525, y: 48});
    VIEWS.forEach((x, index) => {
      c.add('rect', {
        x,
        y: TOP,
        width: 160,
        height: 134,
        rx: 10,
        fill: PALETTE.white,
        stroke: PALETTE.line,
        'stroke-width': 1.75,
      });
      c.text(
        ['Play View', 'Edit View', 'Mix View'][index] ?? '',
        {x: x + 12, y: TOP + 18},
        {bold: true},
      );
      [play, edit, mix][index]?.(c, x);
      if (index > 0) c.text('or', {x: x - 10, y: TOP + 67}, {anchor: 'middle'});
    });
    box(c, {x: 12, y: 250, w: 160, h: 32, label: 'Library', kind: 'plain'});
    box(c, {
      x: 200,
      y: 250,
      w: 348,
      h: 32,
      label: 'Hardware panel: inputs and outputs',
      kind: 'hardware',
    });
    c.text('Shown or hidden, whichever view you\u2019re in', {x: 12, y: 238});
  },
});
