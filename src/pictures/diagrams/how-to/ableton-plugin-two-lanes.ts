import {arrow, box, defineDiagram, frame} from '../kit';

export default defineDiagram({
  title: 'Playing travels as MIDI, sound as audio',
  height: 244,
  draw(c) {
    frame(c, {x: 12, y: 14, w: 104, h: 216, label: 'Your set', kind: 'sound'});
    frame(c, {x: 236, y: 14, w: 104, h: 216, label: 'Ableton Live', kind: 'hardware'});
    const notes = box(c, {x: 22, y: 46, w: 84, h: 42, label: 'MIDI Notes', kind: 'sound'});
    const values = box(c, {x: 22, y: 104, w: 84, h: 42, label: 'MIDI CCs', kind: 'sound'});
    const submix = box(c, {x: 22, y: 174, w: 84, h: 42, label: 'Submix', kind: 'output'});
    const midi = box(c, {x: 142, y: 46, w: 68, h: 100, label: 'MIDI output', kind: 'output'});
    const analog = box(c, {x: 142, y: 174, w: 68, h: 42, label: 'Analog output', kind: 'output'});
    const instrument = box(c, {
      x: 246,
      y: 46,
      w: 84,
      h: 42,
      label: 'Instrument',
      note: 'plays',
      kind: 'hardware',
    });
    const device = box(c, {
      x: 246,
      y: 104,
      w: 84,
      h: 42,
      label: 'Device',
      note: 'moves',
      kind: 'hardware',
    });
    const audio = box(c, {
      x: 246,
      y: 174,
      w: 84,
      h: 42,
      label: 'Audio track',
      note: 'records',
      kind: 'hardware',
    });
    arrow(c, notes.right, {x: midi.x, y: notes.right.y});
    arrow(c, {x: midi.right.x, y: notes.right.y}, instrument.left);
    arrow(c, values.right, {x: midi.x, y: values.right.y}, {control: true});
    arrow(c, {x: midi.right.x, y: values.right.y}, device.left, {control: true});
    arrow(c, submix.right, analog.left);
    arrow(c, analog.right, audio.left);
  },
});
