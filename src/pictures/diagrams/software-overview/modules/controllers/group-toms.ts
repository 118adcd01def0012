import {arrow, box, defineDiagram, frame} from '../../../kit';

export default defineDiagram({
  title: 'A group for all toms: a sound of its own for each, and one that both share',
  height: 212,
  draw(c) {
    const one = box(c, {x: 12, y: 66, w: 70, h: 36, label: 'Tom 1', kind: 'input'});
    const two = box(c, {x: 12, y: 142, w: 70, h: 36, label: 'Tom 2', kind: 'input'});
    frame(c, {x: 124, y: 12, w: 216, h: 188, label: 'Group', kind: 'sound'});
    box(c, {x: 256, y: 18, w: 74, h: 20, label: 'All Toms', kind: 'input', shape: 'pill'});
    const notes = [
      ['Low tom', 'filter: Tom 1'],
      ['Distorted tom', 'no filter'],
      ['High tom', 'filter: Tom 2'],
    ] as const;
    const [low, both, high] = notes.map(([label, note], index) =>
      box(c, {x: 156, y: 48 + index * 50, w: 172, h: 40, label, note, kind: 'sound'}),
    );
    if (!low || !both || !high) return;
    arrow(c, one.right, {x: low.x, y: low.y + 14});
    arrow(c, one.right, {x: both.x, y: both.y + 12});
    arrow(c, two.right, {x: both.x, y: both.y + 28});
    arrow(c, two.right, {x: high.x, y: high.y + 26});
  },
});
