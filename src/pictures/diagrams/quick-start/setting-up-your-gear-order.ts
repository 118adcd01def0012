import {arrow, badge, box, defineDiagram, frame, type Canvas, type Kind} from '../kit';

function band(
  c: Canvas,
  options: {
    y: number;
    label: string;
    kind: Kind;
    steps: readonly string[];
    first: number;
    width: number;
  },
): void {
  const {y, label, kind, steps, first, width} = options;
  frame(c, {x: 12, y, w: 328, h: 84, label, kind});
  const gap = (308 - steps.length * width) / (steps.length - 1);
  const boxes = steps.map((step, index) =>
    box(c, {x: 22 + index * (width + gap), y: y + 34, w: width, h: 40, label: step, kind}),
  );
  boxes.forEach((step, index) => {
    const before = boxes[index - 1];
    if (before) arrow(c, before.right, step.left);
    badge(c, first + index, {x: step.x + 12, y: step.y});
  });
}

export default defineDiagram({
  title: 'The order of work, from tuning to playing',
  height: 324,
  draw(c) {
    band(c, {
      y: 12,
      label: 'At the drums',
      kind: 'hardware',
      steps: ['Tune', 'Fit sensors'],
      first: 1,
      width: 128,
    });
    band(c, {
      y: 120,
      label: 'At the interface',
      kind: 'hardware',
      steps: ['Connect', 'Turn on'],
      first: 3,
      width: 128,
    });
    band(c, {
      y: 228,
      label: 'In the software',
      kind: 'input',
      steps: ['Guided Setup', 'Train level 1', 'Play'],
      first: 5,
      width: 88,
    });
    for (const y of [96, 204]) arrow(c, {x: 176, y}, {x: 176, y: y + 24});
  },
});
