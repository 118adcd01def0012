import {
  box,
  type Canvas,
  chevron,
  defineDiagram,
  fader,
  icon,
  type IconName,
  knob,
  KINDS,
  PALETTE,
} from '../../kit';

const VIEWS = [12, 200, 388];
const TOP = 90;
const H = 168;
const PARTS: readonly IconName[] = ['drum', 'drum', 'kick'];
/** Modules of a layer: where each stands, and how wide. */
const MODULES = [
  [0, 52],
  [57, 34],
  [96, 30],
] as const;

interface Row {
  x: number;
  y: number;
  count: number;
}

function macros(c: Canvas, {x, y, count}: Row, r: number): void {
  for (let index = 0; index < count; index += 1)
    knob(c, {x: x + r + (index * (136 - 2 * r)) / (count - 1), y}, 0.25 + index * 0.18, r);
}

/** Virtual inputs, each a tile with a drum. */
function inputs(c: Canvas, {x, y, count}: Row, size: number): void {
  for (let index = 0; index < count; index += 1) {
    const left = x + (index * (136 - size)) / (count - 1);
    c.add('rect', {
      x: left,
      y,
      width: size,
      height: size,
      rx: size / 5,
      fill: KINDS.input.fill,
      stroke: KINDS.input.stroke,
      'stroke-width': 1.5,
    });
    const inner = Math.max(20, size * 0.62);
    const at = (size - inner) / 2;
    const look = {stroke: KINDS.input.stroke, fill: PALETTE.white};
    icon(c, PARTS[index] ?? 'drum', left + at, y + at, inner, look);
  }
}

/** Large, and nothing else. */
function play(c: Canvas, x: number): void {
  macros(c, {x: x + 12, y: TOP + 62, count: 4}, 14);
  inputs(c, {x: x + 12, y: TOP + 102, count: 3}, 40);
}

/** Layers of modules between the same macros and inputs. */
function edit(c: Canvas, x: number): void {
  const {fill, stroke} = KINDS.sound;
  macros(c, {x: x + 12, y: TOP + 42, count: 4}, 8);
  [0, 1].forEach((row) => {
    const y = TOP + 60 + row * 34;
    c.add('rect', {
      x: x + 12,
      y,
      width: 136,
      height: 28,
      rx: 6,
      fill: PALETTE.white,
      stroke,
      'stroke-width': 1.5,
    });
    MODULES.slice(0, 3 - row).forEach(([at, w]) => {
      c.add('rect', {
        x: x + 17 + at,
        y: y + 5,
        width: w,
        height: 18,
        rx: 4,
        fill,
        stroke,
        'stroke-width': 1.25,
      });
    });
  });
  inputs(c, {x: x + 12, y: TOP + 130, count: 3}, 26);
}

/** Level and pan of each layer, effects of the set at the bottom. */
function mix(c: Canvas, x: number): void {
  [0.75, 0.5, 0.9].forEach((value, index) => {
    const at = x + 30 + index * 50;
    knob(c, {x: at, y: TOP + 46}, 0.35 + index * 0.15, 9);
    fader(c, at, TOP + 66, 60, value);
  });
  box(c, {x: x + 12, y: TOP + 134, w: 136, h: 24, label: 'Set Effects', kind: 'effect'});
}

export default defineDiagram({
  title: 'What stays and what changes in the window',
  wide: true,
  height: 332,
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
    chevron(c, 'left', {x: 30, y: 48});
    chevron(c, 'right', {x: 53, y: 48});
    for (const x of [516, 525, 534]) c.add('circle', {cx: x, cy: 48, r: 2.5, fill: PALETTE.ink});
    VIEWS.forEach((x, index) => {
      c.add('rect', {
        x,
        y: TOP,
        width: 160,
        height: H,
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
      if (index > 0) c.text('or', {x: x - 14, y: TOP + H / 2}, {anchor: 'middle'});
    });
    c.text('Shown or hidden, whichever view you\u2019re in', {x: 12, y: TOP + H + 20});
    const y = TOP + H + 33;
    box(c, {x: 12, y, w: 160, h: 32, label: 'Library', kind: 'plain'});
    box(c, {
      x: 200,
      y,
      w: 348,
      h: 32,
      label: 'Hardware panel: inputs and outputs',
      kind: 'hardware',
    });
  },
});
