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
    const snare = box(c, {x: 12, y: 103, w: 64, h: 44, label: 'Snare 1', kind: 'input'});
    frame(c, {x: 92, y: 12, w: 248, h: 220, label: 'Layer', kind: 'sound'});
    const pads = frame(c, {x: 104, y: 38, w: 226, h: 182, label: 'Drum Pads', kind: 'sound'});
    const samplers = SAMPLERS.map((sampler, index) =>
      box(c, {x: 114, y: 64 + index * 51, w: 106, h: 44, ...sampler, kind: 'sound'}),
    );
    const reverb = box(c, {x: 252, y: 64, w: 68, h: 146, label: '', kind: 'effect'});
    c.text('Reverb', {x: 286, y: 110}, {anchor: 'middle', bold: true});
    knob(c, {x: 286, y: 146}, 0.7, 16);
    arrow(c, snare.right, {x: pads.x, y: snare.center.y});
    for (const sampler of samplers) {
      arrow(c, sampler.right, {x: reverb.x, y: sampler.right.y});
    }
    const left = {x: 44, y: 254};
    const right = {x: 286, y: 254};
    arrow(c, snare.bottom, left, {control: true, plain: true});
    arrow(c, left, right, {control: true, plain: true, label: 'Velocity'});
    arrow(c, right, {x: right.x, y: reverb.y + reverb.h}, {control: true});
  },
});
