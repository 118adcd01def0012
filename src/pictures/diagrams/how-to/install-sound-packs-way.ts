import {arrow, box, defineDiagram, frame} from '../kit';

export default defineDiagram({
  title: 'The way of a sound pack: unpack, keep in one place, then use its sets or its samples',
  height: 254,
  draw(c) {
    const download = box(c, {
      x: 12,
      y: 16,
      w: 108,
      h: 48,
      label: 'Download',
      note: 'one archive',
      kind: 'hardware',
      look: 'off',
    });
    frame(c, {x: 172, y: 12, w: 168, h: 116, label: 'Folder that stays', kind: 'hardware'});
    const sets = box(c, {x: 182, y: 42, w: 66, h: 72, label: 'Sets', note: '.sp2', kind: 'sound'});
    const samples = box(c, {
      x: 254,
      y: 42,
      w: 76,
      h: 72,
      label: 'Samples',
      note: 'audio files',
      kind: 'sound',
    });
    arrow(c, download.right, {x: 172, y: 40}, {label: 'unpack', labelShift: {x: 0, y: 16}});
    const match = box(c, {
      x: 12,
      y: 176,
      w: 150,
      h: 62,
      label: 'Virtual inputs',
      note: "match the set's drums to yours",
      kind: 'input',
    });
    const place = box(c, {
      x: 190,
      y: 176,
      w: 150,
      h: 62,
      label: 'A set of your own',
      note: 'drag onto a layer, a controller or a zone',
      kind: 'sound',
    });
    arrow(c, sets.bottom, match.top, {bend: 'y-x-y', label: 'open'});
    arrow(c, samples.bottom, {x: samples.bottom.x, y: place.y}, {label: 'drag'});
  },
});
