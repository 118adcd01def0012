import {arrow, box, defineDiagram, frame, heading} from '../../../kit';

const ROWS = [44, 82, 120];

export default defineDiagram({
  title: 'Three copies of an effect, or one on the group',
  height: 176,
  draw(c) {
    heading(c, 'Three copies', {x: 12, y: 22});
    heading(c, 'One on the group', {x: 180, y: 22});
    ROWS.forEach((y) => {
      const sampler = box(c, {x: 12, y, w: 64, h: 30, label: 'Sampler', kind: 'sound'});
      const effect = box(c, {x: 96, y, w: 56, h: 30, label: 'Effect', kind: 'effect'});
      arrow(c, sampler.right, effect.left);
    });
    frame(c, {x: 180, y: 36, w: 84, h: 128, label: 'Group', kind: 'sound'});
    const effect = box(c, {x: 284, y: 92, w: 56, h: 30, label: 'Effect', kind: 'effect'});
    [62, 95, 128].forEach((y) =>
      box(c, {x: 190, y, w: 64, h: 26, label: 'Sampler', kind: 'sound'}),
    );
    arrow(c, {x: 264, y: 107}, effect.left);
  },
});
