import {arrow, box, defineDiagram, frame, knob} from '../kit';

const SAMPLERS = [
  {label: 'Dark drum', note: 'Center'},
  {label: 'Bright drum', note: 'Edge'},
  {label: 'Woodblock', note: 'Rim-shoulder'},
];

export default defineDiagram({
  title: 'The set you are about to build',
  height: 272,
  draw(c) {
    const snare = box(c, {x: 12, y: 96, w: 64, h: 44, label: 'Snare 1', kind: 'input'});
    frame(c, {x: 98, y: 12, w: 242, h: 220, label: 'Layer', kind: 'sound'});
    const pads = frame(c, {x: 110, y: 38, w: 126, h: 182, label: 'Drum Pads', kind: 'sound'});
    SAMPLERS.forEach((sampler, index) =>
      box(c, {x: 120, y: 64 + index * 51, w: 106, h: 44, ...sampler, kind: 'sound'}),
    );
    const reverb = box(c, {x: 262, y: 84, w: 68, h: 90, label: '', kind: 'effect'});
    c.text('Reverb', {x: 296, y: 102}, {anchor: 'middle', bold: true});
    knob(c, {x: 296, y: 136}, 0.7, 16);
    arrow(c, snare.right, {x: pads.x, y: snare.center.y});
    arrow(c, {x: pads.x + pads.w, y: pads.center.y}, reverb.left);
    const turn = {x: 44, y: 256};
    arrow(c, snare.bottom, turn, {control: true, plain: true});
    arrow(
      c,
      turn,
      {x: 296, y: reverb.y + reverb.h},
      {control: true, bend: 'x-first', label: 'Velocity'},
    );
  },
});
