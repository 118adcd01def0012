import {arrow, box, defineDiagram, drum, frame, paragraph} from '../kit';

export default defineDiagram({
  title: 'One sensor, one jack, one channel number',
  height: 170,
  draw(c) {
    const head = drum(c, {cx: 46, cy: 92, r: 32, sensorAt: 0});
    paragraph(c, 'Drum with\nsensor', {x: 4, y: 130, w: 84}, {anchor: 'middle', bold: true});

    frame(c, {x: 108, y: 14, w: 80, h: 142, label: 'Interface', kind: 'hardware'});
    const jacks = [1, 2, 3].map((jack, index) =>
      box(c, {
        x: 119,
        y: 42 + index * 36,
        w: 58,
        h: 28,
        label: `Jack ${jack}`,
        kind: jack === 2 ? 'hardware' : 'plain',
      }),
    );
    frame(c, {x: 216, y: 14, w: 124, h: 142, label: 'Software', kind: 'input'});
    const input = box(c, {
      x: 224,
      y: 54,
      w: 108,
      h: 68,
      label: 'Sensor input',
      note: 'Input Channel 2',
      kind: 'input',
    });
    const jack = jacks[1];
    if (!jack) return;
    arrow(c, {x: head.right.x + 8, y: jack.left.y}, jack.left);
    arrow(c, jack.right, {x: input.left.x, y: jack.right.y});
  },
});
