import {arrow, box, defineDiagram, frame, labeledIcon} from '../../../kit';

export default defineDiagram({
  title: 'What a sensor input does between the drum and your sets',
  height: 262,
  draw(c) {
    labeledIcon(c, 'sensor', 'Sensor', {x: 42, y: 44});
    const jack = labeledIcon(c, 'interface', 'Jack 1', {x: 42, y: 126}, 36);
    arrow(c, {x: 42, y: 78}, {x: 42, y: jack.y + 4});

    frame(c, {x: 92, y: 14, w: 120, h: 234, label: 'Sensor input', kind: 'input'});
    const parts = [
      {label: 'Input Channel', note: '1'},
      {label: 'Threshold', note: 'does it count?'},
      {label: 'Sensitivity', note: 'how dynamic?'},
      {label: 'Training', note: 'which zone?'},
    ].map((part, index) =>
      box(c, {x: 101, y: 42 + index * 50, w: 102, h: 40, ...part, kind: 'input'}),
    );
    const channel = parts[0];
    if (channel) arrow(c, jack.right, channel.left, {bend: 'x-y-x'});

    frame(c, {x: 244, y: 14, w: 96, h: 234, label: 'Every set', kind: 'sound'});
    ['Set A', 'Set B', 'Set C'].forEach((label, index) => {
      const set = box(c, {
        x: 252,
        y: 44 + index * 66,
        w: 80,
        h: 54,
        label,
        note: 'virtual input',
        kind: 'sound',
      });
      arrow(c, {x: 212, y: 131}, set.left, {bend: 'x-y-x'});
    });
  },
});
