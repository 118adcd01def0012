import {arrow, box, defineDiagram, frame, knob, type Canvas} from '../kit';

/** A module with its filter as a tag, and the reverb mix that an assignment with the source Default moves. */
function module(c: Canvas, y: number, drum: string): {x: number; y: number} {
  const input = box(c, {x: 12, y: y + 38, w: 72, h: 40, label: drum, kind: 'input'});
  frame(c, {x: 118, y, w: 222, h: 108, label: 'Module', kind: 'sound'});
  box(c, {x: 250, y: y + 6, w: 80, h: 20, label: drum, kind: 'input', shape: 'pill'});
  const link = box(c, {
    x: 134,
    y: y + 36,
    w: 92,
    h: 44,
    label: 'Velocity',
    note: 'Default',
    kind: 'control',
  });
  const mix = knob(c, {x: 290, y: y + 58}, 0.6, 16);
  c.text('reverb mix', {x: 290, y: y + 90}, {anchor: 'middle'});
  arrow(c, input.right, link.left);
  arrow(c, link.right, mix.left, {control: true});
  return {x: 229, y};
}

export default defineDiagram({
  title: 'Source Default: the same module under two filters',
  height: 272,
  draw(c) {
    const above = module(c, 12, 'Snare 1');
    const below = module(c, 152, 'Tom 1');
    arrow(c, {x: above.x, y: above.y + 108}, {x: below.x, y: below.y}, {});
    c.text('copy', {x: above.x + 12, y: 136});
  },
});
