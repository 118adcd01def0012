import {arrow, badge, box, defineDiagram, spread} from '../kit';

const STEPS = ['Get version 2', 'Install', 'Allow audio input', 'Activate'];

export default defineDiagram({
  title: 'From the installer to a program that is ready for a show',
  height: 176,
  draw(c) {
    const xs = spread(STEPS.length, 14, 324, 66);
    const steps = STEPS.map((label, index) =>
      box(c, {
        x: xs[index] ?? 0,
        y: 26,
        w: 66,
        h: 60,
        label,
        kind: index === 2 ? 'input' : 'hardware',
      }),
    );
    steps.forEach((step, index) => {
      const before = steps[index - 1];
      if (before) arrow(c, before.right, step.left);
      badge(c, index + 1, {x: step.x + 12, y: step.y});
    });
    const ready = box(c, {
      x: 14,
      y: 120,
      w: 116,
      h: 40,
      label: 'Ready for the show',
      kind: 'sound',
    });
    const test = box(c, {
      x: 176,
      y: 120,
      w: 162,
      h: 40,
      label: 'Test with the network off',
      kind: 'plain',
    });
    const last = steps.at(-1);
    if (last) arrow(c, last.bottom, {x: last.center.x, y: test.y});
    arrow(c, test.left, ready.right);
  },
});
