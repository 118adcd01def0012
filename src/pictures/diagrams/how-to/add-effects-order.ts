import {arrow, box, defineDiagram, heading, paragraph, type Canvas, type Kind} from '../kit';

function chain(
  c: Canvas,
  y: number,
  title: string,
  labels: readonly string[],
  result: string,
): void {
  heading(c, title, {x: 14, y});
  const kinds: readonly Kind[] = ['sound', 'effect', 'effect'];
  const boxes = labels.map((label, index) =>
    box(c, {
      x: 12 + index * 117,
      y: y + 15,
      w: 94,
      h: 36,
      label,
      kind: kinds[index] ?? 'effect',
    }),
  );
  boxes.forEach((next, index) => {
    const before = boxes[index - 1];
    if (before) arrow(c, before.right, next.left);
  });
  paragraph(c, result, {x: 14, y: y + 57, w: 326});
}

export default defineDiagram({
  title: 'The same two effects in two orders',
  height: 204,
  draw(c) {
    chain(
      c,
      22,
      'Dirt, then space',
      ['Sampler', 'Overdrive', 'Reverb'],
      'A loud amp in a clean room.',
    );
    chain(
      c,
      116,
      'Space, then dirt',
      ['Sampler', 'Reverb', 'Overdrive'],
      'The room breaks up too: thick and smeared.',
    );
  },
});
