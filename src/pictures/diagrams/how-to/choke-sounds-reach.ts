import {arrow, box, type Canvas, defineDiagram, frame, KINDS, PALETTE, zoneHead} from '../kit';

const W = 166;

/** The same two layers in each part; in color what stops, or is stopped. */
function layers(c: Canvas, x: number, title: string, note: string, reached: readonly string[]) {
  const sound = (label: string, y: number) =>
    box(c, {
      x: x + 24,
      y,
      w: 82,
      h: 28,
      label,
      kind: 'sound',
      look: reached.includes(label) ? 'filled' : 'off',
    });
  c.text(title, {x: x + 2, y: 20}, {bold: true});
  c.text(note, {x: x + 2, y: 38}, {color: PALETTE.muted});
  frame(c, {x, y: 54, w: W, h: 150, label: 'Layer of chords', kind: 'sound'});
  frame(c, {x: x + 10, y: 80, w: W - 20, h: 114, label: 'Controller', kind: 'sound'});
  const first = sound('Chord 1', 106);
  const second = sound('Chord 2', 156);
  const other = frame(c, {x, y: 250, w: W, h: 72, label: 'Layer', kind: 'sound'});
  const riser = sound('Riser', 280);
  return {first, second, other, riser};
}

export default defineDiagram({
  title: 'How far Retrig, a stop assignment and a choke group reach',
  wide: true,
  height: 336,
  draw(c) {
    const retrig = layers(c, 14, 'Retrig', 'in one controller', ['Chord 1', 'Chord 2']);
    arrow(c, retrig.first.bottom, retrig.second.top, {both: true});

    const stop = layers(c, 197, 'An assignment', 'from any zone to stop', ['Riser']);
    const button = {x: stop.other.x + W - 36, y: 256, w: 22, h: 22};
    c.add('rect', {
      x: button.x,
      y: button.y,
      width: button.w,
      height: button.h,
      rx: 4,
      fill: KINDS.control.fill,
      stroke: KINDS.control.stroke,
      'stroke-width': 1.5,
    });
    c.add('rect', {
      x: button.x + 6,
      y: button.y + 6,
      width: 10,
      height: 10,
      rx: 1,
      fill: KINDS.control.stroke,
    });
    c.text('stop', {x: button.x - 8, y: 267}, {anchor: 'end', color: KINDS.control.stroke});
    const hit = {x: stop.other.x + 20, y: 227};
    zoneHead(c, 'rim', hit);
    c.text('rim hit', {x: hit.x + 14, y: hit.y});
    arrow(
      c,
      {x: hit.x + 62, y: hit.y},
      {x: button.x + 11, y: button.y},
      {bend: 'x-first', control: true},
    );

    const group = layers(c, 380, 'A choke group', 'between any modules', ['Chord 1', 'Riser']);
    const x = group.first.right.x + 26;
    arrow(c, {x: x + 1, y: group.first.right.y}, group.first.right);
    arrow(c, {x: x + 1, y: group.riser.right.y}, group.riser.right);
    arrow(c, {x, y: group.first.right.y}, {x, y: group.riser.right.y}, {plain: true});
  },
});
