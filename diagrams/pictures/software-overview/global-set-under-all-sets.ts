import {arrow, box, defineDiagram, frame, icon, labeledIcon, PALETTE} from '../../kit';

/** Three songs, one after the other: where each begins and ends, as shares of the show. */
const SETS = [
  {label: 'Set A', from: 0, to: 0.3},
  {label: 'Set B', from: 0.3, to: 0.72},
  {label: 'Set C', from: 0.72, to: 1},
];
const X = 92;
const W = 362;

export default defineDiagram({
  title: 'A show over time: sets change, the global set goes on',
  wide: true,
  height: 270,
  draw(c) {
    frame(c, {x: 12, y: 100, w: 462, h: 126, label: 'Global set', kind: 'output'});
    const mixes = box(c, {
      x: X,
      y: 120,
      w: W,
      h: 40,
      label: 'Main mix and 16 submixes',
      kind: 'output',
    });
    SETS.forEach(({label, from, to}) => {
      const set = box(c, {
        x: X + from * W + 2,
        y: 16,
        w: (to - from) * W - 4,
        h: 46,
        label,
        note: 'plays',
        kind: 'sound',
      });
      arrow(c, set.bottom, {x: set.bottom.x, y: mixes.y});
    });
    icon(c, 'microphone', 40, 180, 32);
    const insert = box(c, {
      x: X,
      y: 180,
      w: W,
      h: 32,
      label: 'Audio Insert: the voice',
      kind: 'sound',
    });
    arrow(c, {x: 66, y: insert.left.y}, insert.left);
    arrow(c, insert.top, mixes.bottom);
    const out = labeledIcon(c, 'speaker', 'Outputs', {x: 516, y: 140}, 38);
    arrow(c, mixes.right, {x: out.x - 2, y: 140});
    arrow(c, {x: X, y: 246}, {x: X + W, y: 246});
    c.text('the show', {x: X - 10, y: 246}, {anchor: 'end', color: PALETTE.muted});
    c.text('One set', {x: 14, y: 32}, {bold: true});
    c.text('at a time', {x: 14, y: 48}, {bold: true});
  },
});
