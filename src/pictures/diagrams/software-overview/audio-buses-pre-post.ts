import {arrow, box, defineDiagram, frame, KINDS, type Canvas, type Point} from '../kit';

function tap(c: Canvas, {x, y}: Point): void {
  c.add('circle', {cx: x, cy: y, r: 5, fill: KINDS.input.stroke});
}

export default defineDiagram({
  title: 'Where a Pre send and a Post send leave the module',
  height: 222,
  draw(c) {
    frame(c, {x: 12, y: 14, w: 262, h: 92, label: 'Module', kind: 'sound'});
    const sound = box(c, {x: 24, y: 48, w: 60, h: 40, label: 'Sound', kind: 'sound'});
    const controls = box(c, {
      x: 124,
      y: 42,
      w: 88,
      h: 52,
      label: 'Volume, mute, pan',
      kind: 'plain',
    });
    const mix = box(c, {x: 296, y: 48, w: 44, h: 40, label: 'Mix', kind: 'output'});
    arrow(c, sound.right, controls.left);
    arrow(c, controls.right, mix.left);
    const bus = box(c, {x: 70, y: 168, w: 204, h: 38, label: 'Audio bus', kind: 'effect'});
    const pre = {x: 102, y: 68};
    const post = {x: 242, y: 68};
    arrow(c, pre, {x: pre.x, y: bus.y}, {label: 'Pre', labelShift: {x: -20, y: 16}});
    arrow(c, post, {x: post.x, y: bus.y}, {label: 'Post', labelShift: {x: 24, y: 16}});
    tap(c, pre);
    tap(c, post);
  },
});
