import {arrow, box, defineDiagram, frame, icon, knob} from '../kit';

export default defineDiagram({
  title: 'Notes play a module, control changes move a knob',
  height: 258,
  draw(c) {
    const keys = icon(c, 'keyboard', 20, 106, 44);
    c.text('MIDI', {x: 42, y: 164}, {anchor: 'middle', bold: true});
    c.text('device', {x: 42, y: 180}, {anchor: 'middle', bold: true});
    const input = box(c, {x: 84, y: 104, w: 62, h: 48, label: 'MIDI input', kind: 'input'});
    arrow(c, keys.right, input.left);
    frame(c, {x: 164, y: 14, w: 176, h: 230, label: 'Set', kind: 'sound'});
    const virtual = box(c, {
      x: 176,
      y: 44,
      w: 152,
      h: 40,
      label: 'Keyboard',
      note: 'virtual input',
      kind: 'input',
    });
    const module = box(c, {
      x: 176,
      y: 110,
      w: 152,
      h: 40,
      label: 'Module',
      note: 'filter for the keys',
      kind: 'sound',
    });
    arrow(c, input.top, virtual.left, {bend: 'y-first'});
    c.text('notes', {x: 106, y: 78}, {anchor: 'end'});
    arrow(c, virtual.bottom, module.top);
    knob(c, {x: 252, y: 196}, 0.65, 16);
    c.text('reverb mix', {x: 252, y: 228}, {anchor: 'middle', bold: true});
    arrow(c, input.bottom, {x: 234, y: 198}, {bend: 'y-first', control: true});
    c.text('control', {x: 108, y: 214});
    c.text('changes', {x: 108, y: 230});
  },
});
