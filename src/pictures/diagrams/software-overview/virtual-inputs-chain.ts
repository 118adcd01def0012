import {arrow, box, defineDiagram, spread} from '../kit';

const COLUMNS = [
  {name: 'Hardware inputs', note: 'all sets', x: 14, w: 92},
  {name: 'Virtual inputs', note: 'this set', x: 130, w: 92},
  {name: 'Modules', note: 'and input filters', x: 246, w: 92},
] as const;
const HARDWARE = ['Snare', 'Kick', 'Tom', 'Tom'];
const VIRTUAL = ['Snare 1', 'Kick 1', 'Tom 1', 'Tom 2'];
/** Modules with their filter and the virtual inputs it lets through. */
const MODULES = [
  {label: 'Snare pads', note: 'Snare 1', from: [0]},
  {label: 'Bass', note: 'Kick 1', from: [1]},
  {label: 'Chords', note: 'All Toms', from: [2, 3]},
];

export default defineDiagram({
  title: 'From hardware inputs over virtual inputs to modules',
  height: 276,
  draw(c) {
    const [hardware, virtual, modules] = COLUMNS;
    COLUMNS.forEach(({name, note, x, w}) => {
      c.text(name, {x: x + w / 2, y: 22}, {anchor: 'middle', bold: true});
      c.text(note, {x: x + w / 2, y: 39}, {anchor: 'middle'});
    });
    const ys = spread(VIRTUAL.length, 60, 200, 36);
    const players = VIRTUAL.map((label, index) => {
      const y = ys[index] ?? 0;
      const gear = HARDWARE[index] ?? '';
      const from = box(c, {x: hardware.x, y, w: hardware.w, h: 36, label: gear, kind: 'hardware'});
      const to = box(c, {x: virtual.x, y, w: virtual.w, h: 36, label, kind: 'input'});
      arrow(c, from.right, to.left);
      return to;
    });
    MODULES.forEach(({label, note, from}) => {
      const sources = from.flatMap((index) => players[index] ?? []);
      const middle = sources.reduce((sum, {center}) => sum + center.y, 0) / sources.length;
      const {x, w} = modules;
      box(c, {x, y: middle - 20, w, h: 40, label, note, kind: 'sound'});
      sources.forEach(({right}) => {
        arrow(c, right, {x, y: middle + Math.sign(right.y - middle) * 10});
      });
    });
  },
});
