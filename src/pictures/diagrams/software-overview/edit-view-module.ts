import {
  badge,
  box,
  type Canvas,
  defineDiagram,
  drumMap,
  fader,
  icon,
  KINDS,
  knob,
  line,
  meter,
  PALETTE,
} from '../kit';

const PLATE = {x: 14, y: 34, w: 532, h: 268};
const HEAD = 34;
const LINE = PLATE.y + HEAD + 26;
const FOOT = PLATE.y + PLATE.h - 20;
const BODY = {top: LINE + 26, bottom: FOOT - 18};
const SUBMODULES = ['Sampler: center', 'Sampler: edge'];

/** A panel's name at its bottom, with the round arrow beside it. */
function panelName(c: Canvas, x: number, name: string): void {
  c.add('circle', {cx: x + 9, cy: FOOT, r: 8, fill: PALETTE.white, stroke: PALETTE.line});
  line(
    c,
    [
      {x: x + 11.5, y: FOOT - 4},
      {x: x + 6.5, y: FOOT},
      {x: x + 11.5, y: FOOT + 4},
    ],
    {
      color: PALETTE.line,
    },
  );
  c.text(name, {x: x + 22, y: FOOT}, {color: PALETTE.muted});
}

/** A power symbol: a ring that is open at the top, and a stroke. */
function power(c: Canvas, x: number, y: number): void {
  c.add('path', {
    d: `M${x - 4} ${y - 5.5}a7 7 0 1 0 8 0M${x} ${y - 9}v7`,
    fill: 'none',
    stroke: PALETTE.ink,
    'stroke-width': 2,
    'stroke-linecap': 'round',
  });
}

function separator(c: Canvas, x: number): void {
  line(
    c,
    [
      {x, y: BODY.top - 6},
      {x, y: PLATE.y + PLATE.h - 6},
    ],
    {
      color: PALETTE.faint,
      width: 1.25,
    },
  );
}

export default defineDiagram({
  title: 'One module in Edit View, with its parts numbered',
  wide: true,
  height: 316,
  draw(c) {
    const {x, y, w, h} = PLATE;
    const {fill, stroke} = KINDS.sound;
    c.add('rect', {
      x,
      y,
      width: w,
      height: h,
      rx: 10,
      fill: PALETTE.white,
      stroke,
      'stroke-width': 2,
    });
    c.add('path', {
      d: `M${x} ${y + HEAD}v${10 - HEAD}a10 10 0 0 1 10 -10h${w - 20}a10 10 0 0 1 10 10v${HEAD - 10}z`,
      fill,
      stroke,
      'stroke-width': 2,
    });
    const head = y + HEAD / 2;
    icon(c, 'module', x + 10, head - 11, 22, {stroke, fill: PALETTE.white});
    c.text('snare pads', {x: x + 42, y: head}, {bold: true});
    power(c, x + w - 62, head + 1);
    for (const [column, row] of [
      [0, 0],
      [1, 0],
      [0, 1],
      [1, 1],
    ] as const) {
      c.add('rect', {
        x: x + w - 34 + column * 10,
        y: head - 9 + row * 10,
        width: 8,
        height: 8,
        rx: 1.5,
        fill: PALETTE.ink,
      });
    }
    badge(c, 2, {x: x + w - 25, y: y - 16});
    line(
      c,
      [
        {x: x + w - 25, y: y - 7},
        {x: x + w - 25, y: head - 12},
      ],
      {color: PALETTE.ink, width: 1.25},
    );

    line(
      c,
      [
        {x: x + 16, y: LINE - 8},
        {x: x + 30, y: LINE},
        {x: x + 16, y: LINE + 8},
        {x: x + 16, y: LINE - 8},
      ],
      {
        color: PALETTE.ink,
        fill: PALETTE.ink,
      },
    );
    c.add('rect', {x: x + 46, y: LINE - 8, width: 16, height: 16, rx: 1.5, fill: PALETTE.ink});
    c.text('M', {x: x + 78, y: LINE}, {bold: true, size: 16});
    const chip = {x: x + 110, w: 104};
    c.add('rect', {
      x: chip.x,
      y: LINE - 15,
      width: chip.w,
      height: 30,
      rx: 15,
      fill: KINDS.input.fill,
      stroke: KINDS.input.stroke,
      'stroke-width': 1.5,
    });
    icon(c, 'drum', chip.x + 9, LINE - 11, 22, {stroke: KINDS.input.stroke, fill: PALETTE.white});
    c.text('Snare 1', {x: chip.x + 38, y: LINE}, {bold: true});
    const plus = chip.x + chip.w + 22;
    line(
      c,
      [
        {x: plus - 7, y: LINE},
        {x: plus + 7, y: LINE},
      ],
      {color: PALETTE.ink, width: 2.25},
    );
    line(
      c,
      [
        {x: plus, y: LINE - 7},
        {x: plus, y: LINE + 7},
      ],
      {color: PALETTE.ink, width: 2.25},
    );
    badge(c, 1, {x: plus + 30, y: LINE});
    line(
      c,
      [
        {x: x + 8, y: LINE + 20},
        {x: x + w - 44, y: LINE + 20},
      ],
      {color: PALETTE.faint, width: 1.25},
    );

    drumMap(c, {cx: x + 84, cy: (BODY.top + BODY.bottom) / 2, r: 56, lit: ['center', 'edge']});
    panelName(c, x + 10, 'Snare drum pads');
    separator(c, x + 166);
    SUBMODULES.forEach((label, index) =>
      box(c, {x: x + 180, y: BODY.top + 8 + index * 42, w: 132, h: 34, label, kind: 'sound'}),
    );
    badge(c, 3, {x: x + 246, y: BODY.top + 106});
    panelName(c, x + 174, 'Submodules');
    separator(c, x + 326);
    fader(c, x + 356, BODY.top + 8, 100, 0.7);
    [0, 1].forEach((channel) =>
      meter(c, {x: x + 376 + channel * 12, y: BODY.top + 8, w: 9, h: 100}, 0.6, {kind: 'sound'}),
    );
    knob(c, {x: x + 430, y: BODY.top + 30}, 0.5);
    badge(c, 5, {x: x + 430, y: BODY.top + 62});
    panelName(c, x + 334, 'Mix');

    const strip = x + w - 44;
    line(
      c,
      [
        {x: strip, y: y + HEAD + 2},
        {x: strip, y: y + h - 2},
      ],
      {color: KINDS.effect.stroke, width: 1.5},
    );
    c.add('path', {
      d: `M${strip} ${y + HEAD + 1}h43v${h - HEAD - 12}a10 10 0 0 1 -10 10h-33z`,
      fill: KINDS.effect.fill,
    });
    line(
      c,
      [
        {x: strip + 26, y: LINE - 7},
        {x: strip + 19, y: LINE},
        {x: strip + 26, y: LINE + 7},
      ],
      {
        color: KINDS.effect.stroke,
        width: 2.25,
      },
    );
    badge(c, 4, {x: strip + 22, y: LINE + 32});
    c.text('Effects', {x: strip + 22, y: LINE + 110}, {anchor: 'middle', bold: true, turned: true});
  },
});
