import {arrow, box, defineDiagram, frame, type Canvas} from '../kit';

function effect(c: Canvas, x: number, y: number, label = 'effect', w = 60): void {
  box(c, {x, y, w, h: 20, label, kind: 'effect', shape: 'pill'});
}

export default defineDiagram({
  title: 'Places for an effect, from one module to the whole session',
  height: 294,
  draw(c) {
    frame(c, {x: 12, y: 12, w: 328, h: 270, label: 'Global set: every song', kind: 'output'});
    effect(c, 266, 17);
    frame(c, {x: 24, y: 44, w: 304, h: 226, label: 'Set: this song', kind: 'input'});
    effect(c, 220, 49, 'Set Effects', 94);
    frame(c, {x: 36, y: 78, w: 180, h: 180, label: 'Layer', kind: 'sound'});
    effect(c, 144, 83);
    frame(c, {x: 48, y: 110, w: 156, h: 136, label: 'Controller', kind: 'sound'});
    effect(c, 132, 115);
    const first = box(c, {x: 60, y: 144, w: 64, h: 40, label: 'Sampler', kind: 'sound'});
    effect(c, 132, 154);
    arrow(c, first.right, {x: 132, y: 164}, {plain: true});
    const second = box(c, {x: 60, y: 194, w: 64, h: 40, label: 'Sampler', kind: 'sound'});
    frame(c, {x: 246, y: 172, w: 74, h: 84, label: 'Audio bus', kind: 'effect'});
    effect(c, 253, 199);
    c.text('shared', {x: 283, y: 238}, {anchor: 'middle'});
    arrow(c, second.right, {x: 246, y: 214}, {label: 'send', labelShift: {x: -16, y: 0}});
  },
});
