import {arrow, badge, box, defineDiagram, frame, icon} from '../kit';

export default defineDiagram({
  title: 'From a tom stroke to a synth note',
  height: 242,
  draw(c) {
    const tom = icon(c, 'drum', 22, 52, 44);
    c.text('Floor tom', {x: tom.center.x, y: 108}, {anchor: 'middle', bold: true});
    frame(c, {x: 94, y: 14, w: 246, h: 112, label: 'Set', kind: 'sound'});
    const filter = box(c, {
      x: 108,
      y: 48,
      w: 94,
      h: 56,
      label: 'Input filter',
      note: 'floor tom',
      kind: 'input',
    });
    const notes = box(c, {
      x: 232,
      y: 48,
      w: 94,
      h: 56,
      label: 'MIDI Notes',
      note: 'note 60',
      kind: 'sound',
    });
    arrow(c, {x: tom.right.x, y: filter.left.y}, filter.left);
    arrow(c, filter.right, notes.left);
    const output = box(c, {
      x: 232,
      y: 164,
      w: 94,
      h: 56,
      label: 'MIDI output',
      note: 'channel 3',
      kind: 'output',
    });
    arrow(c, notes.bottom, output.top);
    const synth = box(c, {
      x: 22,
      y: 164,
      w: 180,
      h: 56,
      label: 'Synth',
      note: 'listens on channel 3, has a sound on note 60',
      kind: 'hardware',
    });
    arrow(c, output.left, synth.right);
    badge(c, 1, {x: filter.x, y: filter.y});
    badge(c, 2, {x: output.right.x, y: output.y});
    badge(c, 2, {x: synth.x, y: synth.y});
    badge(c, 3, {x: notes.right.x, y: notes.y});
    badge(c, 3, {x: synth.x, y: synth.bottom.y});
  },
});
