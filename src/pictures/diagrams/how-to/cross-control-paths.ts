import {arrow, box, defineDiagram, frame, knob} from '../kit';

export default defineDiagram({
  title: 'Snare 1 makes the sound, Tom 2 moves the mix of its reverb',
  height: 216,
  draw(c) {
    const snare = box(c, {
      x: 12,
      y: 52,
      w: 72,
      h: 40,
      label: 'Snare 1',
      note: 'plays',
      kind: 'input',
    });
    frame(c, {x: 112, y: 12, w: 228, h: 120, label: 'Filter: Snare 1', kind: 'sound'});
    const sampler = box(c, {x: 124, y: 52, w: 72, h: 40, label: 'Sampler', kind: 'sound'});
    frame(c, {x: 228, y: 36, w: 100, h: 84, label: 'Reverb', kind: 'effect'});
    knob(c, {x: 278, y: 80}, 0.65, 16);
    c.text('mix', {x: 278, y: 109}, {anchor: 'middle', bold: true});
    const tom = box(c, {x: 12, y: 164, w: 72, h: 40, label: 'Tom 2', note: 'moves', kind: 'input'});
    arrow(c, snare.right, sampler.left);
    arrow(c, sampler.right, {x: 228, y: 72});
    arrow(c, tom.right, {x: 278, y: 118}, {bend: 'x-first', control: true, label: 'velocity'});
  },
});
