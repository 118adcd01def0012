import {arrow, box, defineDiagram} from '../../../kit';

export default defineDiagram({
  title: 'A hit becomes a note, and the note plays the sampler',
  height: 96,
  draw(c) {
    const [y, h] = [20, 58];
    const pads = box(c, {
      x: 12,
      y,
      w: 78,
      h,
      label: 'Drum Pads',
      note: 'which zone',
      kind: 'sound',
    });
    const notes = box(c, {
      x: 136,
      y,
      w: 82,
      h,
      label: 'Note Controller',
      note: 'which note',
      kind: 'sound',
    });
    const sampler = box(c, {x: 266, y, w: 74, h, label: 'Sampler', note: 'sounds', kind: 'sound'});
    arrow(c, pads.right, notes.left, {label: 'hit', labelShift: {x: 0, y: -14}});
    arrow(c, notes.right, sampler.left, {label: 'note', labelShift: {x: 0, y: -14}});
  },
});
