import {arrow, box, defineDiagram, frame, labeledIcon} from '../../../kit';

export default defineDiagram({
  title: 'Sound for ears, MIDI for machines',
  height: 232,
  draw(c) {
    frame(c, {x: 12, y: 14, w: 108, h: 204, label: 'Set', kind: 'sound'});
    const mixes = box(c, {x: 24, y: 50, w: 84, h: 44, label: 'Mixes', kind: 'output'});
    const generators = box(c, {
      x: 24,
      y: 158,
      w: 84,
      h: 44,
      label: 'MIDI generators',
      kind: 'sound',
    });
    const analog = box(c, {x: 146, y: 50, w: 80, h: 44, label: 'Analog output', kind: 'output'});
    const midi = box(c, {x: 146, y: 158, w: 80, h: 44, label: 'MIDI output', kind: 'output'});
    arrow(c, mixes.right, analog.left);
    arrow(c, generators.right, midi.left);
    const speaker = labeledIcon(c, 'speaker', 'Speakers', {x: 296, y: 36}, 30);
    const phones = labeledIcon(c, 'headphones', 'Headphones', {x: 296, y: 108}, 30);
    arrow(c, {x: analog.right.x, y: 62}, {x: speaker.x - 2, y: 36});
    arrow(c, {x: analog.right.x, y: 82}, {x: phones.x - 2, y: 108});
    const gear = box(c, {
      x: 256,
      y: 154,
      w: 84,
      h: 52,
      label: 'Synth, DAW or lights',
      kind: 'hardware',
    });
    arrow(c, midi.right, gear.left);
  },
});
