import {
  arrow,
  box,
  type Canvas,
  chevron,
  defineDiagram,
  frame,
  icon,
  KINDS,
  PALETTE,
  waveform,
} from '../../kit';

const SHELF = {x: 26, w: 128, h: 46};

/** A row of the Library: its sign and name. */
function row(c: Canvas, y: number, label: string, sign: 'file' | 'layer' | 'module' | null) {
  c.add('rect', {x: SHELF.x, y, width: SHELF.w, height: SHELF.h, rx: 7, fill: PALETTE.ground});
  const {stroke, fill} =
    sign === 'file' ? {stroke: PALETTE.line, fill: PALETTE.white} : KINDS.sound;
  if (sign) icon(c, sign, SHELF.x + 8, y + 10, 26, {stroke, fill});
  else waveform(c, {x: SHELF.x + 8, y: y + 10, w: 28, h: 26});
  c.text(label, {x: SHELF.x + 44, y: y + SHELF.h / 2}, {bold: true});
  return {x: SHELF.x + SHELF.w, y: y + SHELF.h / 2};
}

export default defineDiagram({
  title: 'What the Library holds, and where each kind goes',
  wide: true,
  height: 338,
  draw(c) {
    frame(c, {x: 14, y: 14, w: 152, h: 310, label: 'Library'});
    const sessions = row(c, 42, 'Sessions', 'file');
    const sets = row(c, 96, 'Sets', 'layer');
    const samples = row(c, 166, 'Samples', null);
    c.add('rect', {x: SHELF.x, y: 226, width: SHELF.w, height: 90, rx: 7, fill: PALETTE.ground});
    c.text('Build', {x: SHELF.x + 12, y: 238}, {bold: true});
    const chip = {x: SHELF.x + 8, w: SHELF.w - 16, h: 26};
    const module = box(c, {...chip, y: 250, label: 'Drum Pads', kind: 'sound'});
    const effect = box(c, {...chip, y: 287, label: 'Reverb', kind: 'effect', shape: 'pill'});

    c.add('rect', {x: 264, y: 66, width: 282, height: 50, rx: 8, fill: KINDS.output.fill});
    c.text('Set manager', {x: 266, y: 52}, {bold: true});
    chevron(c, 'left', {x: 282, y: 91, r: 7});
    chevron(c, 'right', {x: 298, y: 91, r: 7});
    ['Set A', 'Set B', 'Set C'].forEach((label, index) =>
      box(c, {x: 314 + index * 76, y: 76, w: 68, h: 30, label, kind: index ? 'plain' : 'sound'}),
    );
    arrow(c, sessions, {x: 264, y: 80}, {bend: 'x-y-x'});
    c.text('open', {x: 186, y: 91}, {anchor: 'middle', bold: true});
    arrow(c, sets, {x: 264, y: 104}, {bend: 'x-y-x'});

    frame(c, {x: 264, y: 140, w: 282, h: 184, label: 'A layer in Edit View', kind: 'sound'});
    const sampler = box(c, {x: 394, y: 168, w: 138, h: 42, label: ' ', kind: 'sound'});
    c.text('Sampler', {x: 404, y: 189}, {bold: true});
    waveform(c, {x: 466, y: 174, w: 56, h: 30});
    const pads = box(c, {x: 394, y: 250, w: 138, h: 26, label: 'Drum Pads', kind: 'sound'});
    const reverb = box(c, {
      x: 394,
      y: 287,
      w: 138,
      h: 26,
      label: 'Reverb',
      kind: 'effect',
      shape: 'pill',
    });
    for (const {y} of [samples, module.right, effect.right]) {
      c.text('drag', {x: 188, y: y - 11}, {anchor: 'middle', bold: true});
    }
    arrow(c, samples, sampler.left);
    arrow(c, {x: module.right.x, y: module.right.y}, {x: pads.x, y: module.right.y});
    arrow(c, effect.right, {x: reverb.x, y: effect.right.y});
  },
});
