import {arrow, badge, box, defineDiagram, frame, knob} from '../kit';

export default defineDiagram({
  title: 'The parts of a module that you work with',
  height: 250,
  draw(c) {
    frame(c, {x: 12, y: 12, w: 328, h: 226, label: 'Drum Pads', kind: 'sound'});
    box(c, {x: 42, y: 44, w: 72, h: 26, label: 'Snare 1', kind: 'input', shape: 'pill'});
    box(c, {x: 120, y: 44, w: 30, h: 26, label: '+', kind: 'input', shape: 'pill'});
    badge(c, 1, {x: 28, y: 57});
    box(c, {x: 220, y: 44, w: 108, h: 26, label: 'Panel selector', kind: 'plain'});
    badge(c, 2, {x: 206, y: 57});
    const left = box(c, {
      x: 42,
      y: 88,
      w: 138,
      h: 42,
      label: 'Sampler',
      note: 'center',
      kind: 'sound',
    });
    box(c, {x: 190, y: 88, w: 138, h: 42, label: 'Sampler', note: 'edge', kind: 'sound'});
    badge(c, 3, {x: 28, y: left.y + 21});
    frame(c, {x: 42, y: 148, w: 286, h: 78, label: 'Reverb', kind: 'effect'});
    badge(c, 4, {x: 28, y: 187});
    const velocity = box(c, {
      x: 56,
      y: 180,
      w: 84,
      h: 32,
      label: 'Velocity',
      kind: 'control',
      shape: 'pill',
    });
    const dial = knob(c, {x: 246, y: 196}, 0.6);
    c.text('dry/wet', {x: 266, y: 196});
    arrow(c, velocity.right, {x: dial.left.x - 2, y: 196}, {control: true});
    badge(c, 5, {x: 186, y: 180});
  },
});
