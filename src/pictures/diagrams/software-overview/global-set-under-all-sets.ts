import {arrow, box, defineDiagram, frame, spread} from '../kit';

const SETS = ['Set A', 'Set B', 'Set C'];
const TIMES = ['now', 'next', 'later'];

export default defineDiagram({
  title: 'The global set lies under all others',
  height: 280,
  draw(c) {
    const xs = spread(SETS.length, 22, 308, 84);
    const base = frame(c, {
      x: 12,
      y: 106,
      w: 328,
      h: 104,
      label: 'Global set: always active',
      kind: 'hardware',
    });
    SETS.forEach((label, index) => {
      const open = index === 0;
      const set = box(c, {
        x: xs[index] ?? 0,
        y: 18,
        w: 84,
        h: 46,
        label,
        note: TIMES[index],
        kind: 'sound',
        look: open ? 'filled' : 'off',
      });
      arrow(c, set.bottom, {x: set.bottom.x, y: base.y});
    });
    const sub = box(c, {
      x: 186,
      y: 142,
      w: 140,
      h: 50,
      label: '16 global submixes',
      kind: 'output',
    });
    const main = box(c, {x: 26, y: 142, w: 140, h: 50, label: 'Global main mix', kind: 'output'});
    box(c, {x: 62, y: 236, w: 228, h: 30, label: 'Hardware outputs', kind: 'output'});
    arrow(c, sub.bottom, {x: sub.bottom.x, y: 236});
    arrow(c, main.bottom, {x: main.bottom.x, y: 236});
  },
});
