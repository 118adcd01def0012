import {arrow, box, defineDiagram, spread, type Kind} from '../kit';

const PATHS: readonly {label: string; note: string; kind: Kind}[] = [
  {label: 'A melodic kit', note: 'every stroke in key', kind: 'sound'},
  {label: 'Drums that control effects', note: 'force moves the sound', kind: 'effect'},
  {label: 'Play with a DAW', note: 'notes and tracks', kind: 'output'},
  {label: 'A live set of several songs', note: 'one session, no mouse', kind: 'plain'},
];

export default defineDiagram({
  title: 'Five paths, and where they lead',
  height: 282,
  draw(c) {
    const first = box(c, {
      x: 14,
      y: 111,
      w: 104,
      h: 60,
      label: 'First sound',
      note: 'one kit, one set',
      kind: 'hardware',
    });
    const ys = spread(PATHS.length, 14, 254, 54);
    PATHS.forEach((path, index) => {
      const goal = box(c, {x: 176, y: ys[index] ?? 0, w: 162, h: 54, ...path});
      arrow(c, first.right, goal.left, {bend: 'x-y-x'});
    });
  },
});
