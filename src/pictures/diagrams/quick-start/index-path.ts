import {arrow, badge, box, defineDiagram, type Kind} from '../kit';

const W = 96;
const H = 62;
const X = [14, 128, 242];

const STATIONS: readonly {label: string; kind: Kind; column: number; row: number}[] = [
  {label: 'Parts checked', kind: 'hardware', column: 0, row: 0},
  {label: 'Drums trained', kind: 'hardware', column: 1, row: 0},
  {label: 'Software running', kind: 'hardware', column: 2, row: 0},
  {label: 'First set played', kind: 'sound', column: 2, row: 1},
  {label: 'Own set made', kind: 'sound', column: 1, row: 1},
  {label: 'A goal to go on with', kind: 'sound', column: 0, row: 1},
];

export default defineDiagram({
  title: 'The six stations of the quick start',
  height: 196,
  draw(c) {
    const [parts, drums, software, first, own, goal] = STATIONS.map(({label, kind, column, row}) =>
      box(c, {x: X[column] ?? 0, y: 24 + row * 94, w: W, h: H, label, kind}),
    );
    if (!parts || !drums || !software || !first || !own || !goal) return;
    arrow(c, parts.right, drums.left);
    arrow(c, drums.right, software.left);
    arrow(c, software.bottom, first.top);
    arrow(c, first.left, own.right);
    arrow(c, own.left, goal.right);
    [parts, drums, software, first, own, goal].forEach((station, index) =>
      badge(c, index + 1, {x: station.x + 14, y: station.y}),
    );
  },
});
