import {arrow, box, defineDiagram, knob} from '../../../kit';

export default defineDiagram({
  title: 'Two modules share one reverb by sends',
  height: 210,
  draw(c) {
    const one = box(c, {x: 14, y: 22, w: 90, h: 36, label: 'Snare', kind: 'sound'});
    const two = box(c, {x: 14, y: 84, w: 90, h: 36, label: 'Rim', kind: 'sound'});
    const mix = box(c, {x: 268, y: 34, w: 70, h: 74, label: 'Mix', kind: 'output'});
    arrow(c, one.right, {x: 268, y: 40});
    arrow(c, two.right, {x: 268, y: 102});
    const bus = box(c, {
      x: 150,
      y: 154,
      w: 104,
      h: 40,
      label: 'Audio bus',
      note: 'reverb',
      kind: 'effect',
    });
    arrow(c, {x: 172, y: 40}, {x: 172, y: 154}, {});
    arrow(c, {x: 232, y: 102}, {x: 232, y: 154}, {});
    knob(c, {x: 172, y: 72}, 0.35, 11);
    knob(c, {x: 232, y: 126}, 0.7, 11);
    c.text('sends', {x: 188, y: 72}, {});
    arrow(c, bus.right, mix.bottom, {bend: 'x-first'});
    c.text('copies go to the bus', {x: 14, y: 174}, {});
  },
});
