import {arrow, box, defineDiagram, drum, hitMark, spread, type Kind, type Placed} from '../kit';

const STATIONS: readonly (readonly [label: string, note: string, kind: Kind])[] = [
  ['It counts', 'threshold', 'input'],
  ['It plays', 'blend, choke, melody', 'sound'],
  ['It is shaped', 'effects, knobs', 'effect'],
  ['It leaves', 'speakers, MIDI, recorder', 'output'],
];

export default defineDiagram({
  title: 'The way of a hit, and which guides act where',
  height: 176,
  draw(c) {
    drum(c, {cx: 46.5, cy: 38, r: 25});
    hitMark(c, 46.5, 38);
    const xs = spread(STATIONS.length, 12, 328, 69);
    const boxes: Placed[] = STATIONS.map(([label, note, kind], index) =>
      box(c, {x: xs[index] ?? 12, y: 86, w: 69, h: 76, label, note, kind}),
    );
    boxes.forEach((station, index) => {
      const before = boxes[index - 1];
      if (before) arrow(c, before.right, station.left);
    });
    const first = boxes[0];
    if (first) arrow(c, {x: 46.5, y: 63}, first.top);
    c.text('What happens to a hit', {x: 92, y: 38}, {size: 13, bold: true});
  },
});
