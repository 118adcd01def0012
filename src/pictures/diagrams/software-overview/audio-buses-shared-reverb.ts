import {arrow, box, defineDiagram, frame, knob} from '../kit';

const MODULES = ['Snare', 'Chords', 'Voice'];
const AMOUNTS = [0.35, 0.75, 0.55];

export default defineDiagram({
  title: 'Three modules share one reverb',
  height: 262,
  draw(c) {
    const bus = frame(c, {x: 236, y: 32, w: 104, h: 146, label: 'Audio bus', kind: 'effect'});
    box(c, {x: 250, y: 86, w: 76, h: 36, label: 'Reverb', kind: 'effect', shape: 'pill'});
    c.text('sends', {x: 196, y: 22}, {anchor: 'middle'});
    const ends = MODULES.map((label, index) => {
      const y = 36 + index * 52;
      const module = box(c, {x: 64, y, w: 90, h: 34, label, kind: 'sound'});
      const dial = knob(c, {x: 196, y: y + 17}, AMOUNTS[index] ?? 0);
      arrow(c, module.right, dial.left, {plain: true});
      arrow(c, dial.right, {x: bus.x, y: y + 17});
      return module.left;
    });
    const heard = box(c, {x: 12, y: 212, w: 328, h: 36, label: 'What you hear', kind: 'output'});
    ends.forEach((end, index) => {
      if (index < ends.length - 1) arrow(c, end, {x: 34, y: end.y}, {plain: true});
    });
    const last = ends.at(-1);
    const first = ends[0];
    if (first && last) {
      arrow(c, {x: 34, y: first.y}, {x: 34, y: heard.y});
      arrow(c, last, {x: 34, y: last.y}, {plain: true});
    }
    arrow(c, bus.bottom, {x: bus.bottom.x, y: heard.y});
    c.text('dry', {x: 42, y: 194});
    c.text('reverb', {x: bus.bottom.x - 8, y: 194}, {anchor: 'end'});
  },
});
