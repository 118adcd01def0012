import {arrow, box, type Canvas, defineDiagram, frame, PALETTE} from '../kit';

function effect(c: Canvas, x: number, y: number, label = 'effect', w = 66) {
  return box(c, {x, y, w, h: 24, label, kind: 'effect', shape: 'pill'});
}

export default defineDiagram({
  title: 'Places for an effect, from one module to the whole session',
  wide: true,
  height: 322,
  draw(c) {
    frame(c, {x: 14, y: 12, w: 532, h: 298, label: 'Global set: every song'});
    effect(c, 466, 18);
    frame(c, {x: 28, y: 50, w: 504, h: 246, label: 'Set: this song'});
    effect(c, 414, 56, 'Set Effects', 104);
    frame(c, {x: 42, y: 88, w: 300, h: 194, label: 'Layer: one part', kind: 'sound'});
    effect(c, 262, 94);
    frame(c, {x: 56, y: 126, w: 272, h: 142, label: 'Controller', kind: 'sound'});
    effect(c, 248, 132);
    const first = box(c, {x: 72, y: 166, w: 92, h: 38, label: 'Sampler', kind: 'sound'});
    const own = effect(c, 196, 173);
    arrow(c, first.right, own.left);
    const second = box(c, {x: 72, y: 216, w: 92, h: 38, label: 'Sampler', kind: 'sound'});
    frame(c, {x: 402, y: 176, w: 116, h: 94, label: 'Audio bus', kind: 'effect'});
    effect(c, 418, 208, 'effect', 84);
    c.text('shared', {x: 460, y: 252}, {anchor: 'middle', color: PALETTE.muted});
    arrow(c, second.right, {x: 402, y: 235}, {label: 'send'});
  },
});
