import {arrow, box, defineDiagram} from '../../../kit';

export default defineDiagram({
  title: 'Three kinds of generator: where the sound comes from and what leaves',
  height: 214,
  draw(c) {
    const file = box(c, {x: 12, y: 14, w: 92, h: 44, label: 'Audio file', kind: 'plain'});
    const live = box(c, {x: 12, y: 76, w: 92, h: 44, label: 'Live source', kind: 'hardware'});
    const playing = box(c, {x: 12, y: 148, w: 92, h: 44, label: 'Your playing', kind: 'input'});
    const sampler = box(c, {x: 126, y: 14, w: 110, h: 44, label: 'Sampler', kind: 'sound'});
    const insert = box(c, {x: 126, y: 76, w: 110, h: 44, label: 'Audio Insert', kind: 'sound'});
    const midi = box(c, {
      x: 126,
      y: 138,
      w: 110,
      h: 64,
      label: 'MIDI generators',
      note: 'Notes, CCs, Router',
      kind: 'sound',
    });
    const audio = box(c, {x: 262, y: 45, w: 78, h: 44, label: 'Audio', kind: 'output'});
    const gear = box(c, {
      x: 262,
      y: 148,
      w: 78,
      h: 44,
      label: 'Messages',
      note: 'other gear',
      kind: 'output',
    });
    arrow(c, file.right, sampler.left);
    arrow(c, live.right, insert.left);
    arrow(c, playing.right, midi.left);
    arrow(c, sampler.right, audio.left, {bend: 'x-y-x'});
    arrow(c, insert.right, audio.left, {bend: 'x-y-x'});
    arrow(c, midi.right, gear.left);
  },
});
