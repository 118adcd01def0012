import {arrow, box, defineDiagram, knob, labeledIcon} from '../../../kit';

export default defineDiagram({
  title: 'Keys play sounds, knobs move parameters',
  height: 212,
  draw(c) {
    labeledIcon(c, 'keyboard', 'MIDI device', {x: 50, y: 98}, 40);
    const input = box(c, {x: 96, y: 34, w: 54, h: 144, label: 'MIDI input', kind: 'input'});
    arrow(c, {x: 74, y: 98}, {x: input.x, y: 98});
    const virtual = box(c, {
      x: 174,
      y: 36,
      w: 86,
      h: 52,
      label: 'Keyboard',
      note: 'virtual input',
      kind: 'input',
    });
    const sampler = box(c, {x: 280, y: 40, w: 60, h: 44, label: 'Module', kind: 'sound'});
    arrow(c, {x: input.right.x, y: 62}, virtual.left);
    arrow(c, virtual.right, sampler.left);
    const control = box(c, {
      x: 174,
      y: 124,
      w: 86,
      h: 52,
      label: 'MIDI Control',
      kind: 'control',
    });
    const dial = knob(c, {x: 310, y: 150}, 0.7, 17);
    arrow(c, {x: input.right.x, y: 150}, control.left, {control: true});
    arrow(c, control.right, dial.left, {control: true});
    c.text('notes', {x: 217, y: 22}, {anchor: 'middle'});
    c.text('values', {x: 217, y: 110}, {anchor: 'middle'});
    c.text('parameter', {x: 310, y: 182}, {anchor: 'middle'});
  },
});
