import {arrow, box, defineDiagram, frame, heading, labeledIcon, spread} from '../kit';

const SETS = ['Set A', 'Set B', 'Set C'];

export default defineDiagram({
  title: 'An Audio Insert in every set, or one in the global set',
  height: 340,
  draw(c) {
    const xs = spread(SETS.length, 70, 270, 82);
    heading(c, 'A copy in every set', {x: 14, y: 22});
    const first = labeledIcon(c, 'microphone', 'Mic', {x: 34, y: 142}, 30);
    SETS.forEach((label, index) => {
      const x = xs[index] ?? 0;
      frame(c, {x, y: 40, w: 82, h: 84, label, kind: 'sound'});
      const insert = box(c, {x: x + 9, y: 68, w: 64, h: 40, label: 'Audio Insert', kind: 'sound'});
      arrow(c, {x: first.right.x, y: 142}, insert.bottom, {bend: 'x-first'});
    });
    heading(c, 'One in the global set', {x: 14, y: 196});
    const second = labeledIcon(c, 'microphone', 'Mic', {x: 34, y: 295}, 30);
    SETS.forEach((label, index) => {
      box(c, {x: xs[index] ?? 0, y: 214, w: 82, h: 30, label, kind: 'sound'});
    });
    frame(c, {x: 70, y: 254, w: 270, h: 72, label: 'Global set', kind: 'hardware'});
    const insert = box(c, {x: 82, y: 278, w: 246, h: 34, label: 'Audio Insert', kind: 'sound'});
    arrow(c, {x: second.right.x, y: insert.left.y}, insert.left);
  },
});
