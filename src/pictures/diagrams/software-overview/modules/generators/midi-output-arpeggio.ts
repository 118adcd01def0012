import {arrow, badge, box, defineDiagram, frame, PALETTE} from '../../../kit';

export default defineDiagram({
  title: 'A C major triad, one note for each hit',
  height: 208,
  draw(c) {
    frame(c, {x: 70, y: 12, w: 172, h: 184, label: 'Sequencer', kind: 'sound'});
    const out = box(c, {x: 276, y: 36, w: 64, h: 148, label: 'MIDI output', kind: 'output'});
    c.text('hits', {x: 26, y: 25}, {anchor: 'middle', color: PALETTE.muted});
    ['C', 'E', 'G'].forEach((pitch, index) => {
      const y = 38 + index * 52;
      const router = box(c, {
        x: 84,
        y,
        w: 144,
        h: 42,
        label: `MIDI Router: ${pitch}`,
        note: `step ${index + 1}`,
        kind: 'sound',
      });
      const at = {x: 26, y: router.left.y};
      arrow(c, {x: 36, y: at.y}, router.left);
      badge(c, index + 1, at);
      arrow(c, router.right, {x: out.x, y: router.right.y});
    });
  },
});
