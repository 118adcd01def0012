import {arrow, box, defineDiagram, frame} from '../../kit';

const LAYERS = [
  {label: 'Snare pads', filter: 'Snare 1', from: [0]},
  {label: 'Claps', filter: 'All Snares', from: [0, 1]},
  {label: 'Melodic sounds', filter: 'Snare 2', from: [1]},
] as const;

export default defineDiagram({
  title: 'Two snares, three layers: who plays what',
  height: 232,
  draw(c) {
    const one = box(c, {x: 12, y: 54, w: 84, h: 44, label: 'Snare 1', kind: 'input'});
    const two = box(c, {x: 12, y: 134, w: 84, h: 44, label: 'Snare 2', kind: 'input'});
    const snares = [one, two];
    LAYERS.forEach(({label, filter, from}, index) => {
      const y = 12 + index * 72;
      frame(c, {x: 146, y, w: 194, h: 64, label: 'Layer', kind: 'sound'});
      box(c, {x: 236, y: y + 6, w: 94, h: 20, label: filter, kind: 'input', shape: 'pill'});
      c.text(label, {x: 156, y: y + 46}, {bold: true});
      from.forEach((drum) => {
        const start = snares[drum];
        if (!start) return;
        const shift = from.length > 1 ? (drum === 0 ? -12 : 12) : 0;
        arrow(c, start.right, {x: 146, y: y + 32 + shift});
      });
    });
  },
});
