import {arrow, box, defineDiagram, heading, spread, type Canvas, type Placed} from './kit';

function column(
  c: Canvas,
  labels: readonly string[],
  x: number,
  w: number,
  y: number,
  kind: 'input' | 'sound' | 'output' | 'hardware',
): Placed[] {
  const ys = spread(labels.length, y, 112, 24);
  return labels.map((label, index) => box(c, {x, y: ys[index] ?? y, w, h: 24, label, kind}));
}

function connect(
  c: Canvas,
  from: readonly Placed[],
  to: readonly Placed[],
  pairs: readonly (readonly [number, number])[],
): void {
  for (const [a, b] of pairs) {
    const [start, end] = [from[a], to[b]];
    if (start && end) arrow(c, start.right, end.left);
  }
}

export default defineDiagram({
  title: 'Routing in version 1 and in version 2',
  height: 312,
  draw(c) {
    heading(c, 'Version 1', {x: 14, y: 20});
    const drums = column(c, ['Drum 1', 'Drum 2', 'Drum 3', 'Drum 4'], 14, 70, 32, 'hardware');
    const channels = column(
      c,
      ['Channel 1', 'Channel 2', 'Channel 3', 'Channel 4'],
      134,
      84,
      32,
      'sound',
    );
    const outs = column(c, ['Out', 'Out', 'Out', 'Out'], 280, 58, 32, 'output');
    connect(c, drums, channels, [
      [0, 0],
      [1, 1],
      [2, 2],
      [3, 3],
    ]);
    connect(c, channels, outs, [
      [0, 0],
      [1, 1],
      [2, 2],
      [3, 3],
    ]);
    heading(c, 'Version 2', {x: 14, y: 174});
    const inputs = column(c, ['Drum 1', 'Drum 2', 'Drum 3'], 14, 64, 188, 'hardware');
    const virtual = column(c, ['Virtual 1', 'Virtual 2', 'Virtual 3'], 100, 72, 188, 'input');
    const layers = column(c, ['Chords', 'Snare', 'Percussion'], 198, 82, 188, 'sound');
    const outputs = column(c, ['Out', 'Out'], 304, 36, 188, 'output');
    connect(c, inputs, virtual, [
      [0, 0],
      [1, 1],
      [2, 2],
    ]);
    connect(c, virtual, layers, [
      [0, 0],
      [0, 1],
      [1, 0],
      [1, 2],
      [2, 2],
    ]);
    connect(c, layers, outputs, [
      [0, 0],
      [1, 0],
      [2, 1],
    ]);
  },
});
