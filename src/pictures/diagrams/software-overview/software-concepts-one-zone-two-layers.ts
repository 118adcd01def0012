import {arrow, box, defineDiagram, fader, frame} from '../kit';

export default defineDiagram({
  title: 'One zone of tom 2: one channel in version 1, two layers in version 2',
  height: 300,
  draw(c) {
    frame(c, {x: 12, y: 12, w: 328, h: 120, label: 'Version 1'});
    const old = box(c, {x: 24, y: 62, w: 64, h: 34, label: 'Tom 2', kind: 'input'});
    const channel = frame(c, {x: 122, y: 40, w: 136, h: 80, label: 'Channel', kind: 'sound'});
    c.text('chords', {x: 190, y: 82}, {anchor: 'middle'});
    c.text('percussion', {x: 190, y: 100}, {anchor: 'middle'});
    arrow(c, old.right, {x: channel.x, y: 79});
    fader(c, 284, 50, 60, 0.6);
    c.text('one', {x: 300, y: 72});
    c.text('level', {x: 300, y: 88});

    frame(c, {x: 12, y: 144, w: 328, h: 144, label: 'Version 2'});
    const now = box(c, {x: 24, y: 207, w: 64, h: 34, label: 'Tom 2', kind: 'input'});
    [
      {y: 172, label: 'Chord layer', level: 0.35},
      {y: 230, label: 'Percussion layer', level: 0.75},
    ].forEach(({y, label, level}) => {
      const layer = box(c, {x: 122, y, w: 136, h: 46, label, kind: 'sound'});
      arrow(c, now.right, layer.left);
      fader(c, 284, y, 46, level);
      c.text('own', {x: 300, y: y + 15});
      c.text('level', {x: 300, y: y + 31});
    });
  },
});
