import {arrow, box, defineDiagram, heading} from '../kit';

export default defineDiagram({
  title: 'An effect in line, and an effect beside the dry sound',
  height: 252,
  draw(c) {
    heading(c, 'In line', {x: 14, y: 22});
    const sound = box(c, {x: 14, y: 40, w: 72, h: 36, label: 'Sound', kind: 'sound'});
    const effect = box(c, {
      x: 122,
      y: 40,
      w: 90,
      h: 36,
      label: 'Effect',
      kind: 'effect',
      shape: 'pill',
    });
    const heard = box(c, {x: 248, y: 36, w: 92, h: 44, label: 'What you hear', kind: 'output'});
    arrow(c, sound.right, effect.left);
    arrow(c, effect.right, heard.left);
    heading(c, 'Side by side', {x: 14, y: 118});
    const dry = box(c, {x: 14, y: 138, w: 72, h: 36, label: 'Sound', kind: 'sound'});
    const both = box(c, {x: 248, y: 134, w: 92, h: 98, label: 'What you hear', kind: 'output'});
    const bus = box(c, {
      x: 116,
      y: 190,
      w: 102,
      h: 44,
      label: 'Audio bus',
      note: 'fully wet effect',
      kind: 'effect',
    });
    arrow(c, dry.right, {x: both.x, y: dry.right.y}, {label: 'dry'});
    arrow(c, dry.bottom, bus.left, {bend: 'y-first', label: 'send', labelShift: {x: -2, y: -2}});
    arrow(c, bus.right, {x: both.x, y: bus.right.y});
  },
});
