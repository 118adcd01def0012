import {box, defineDiagram} from '../kit';

const ROWS = [
  {label: 'Hardware', note: 'inputs, outputs', view: 'stays', set: 'stays'},
  {label: 'Virtual inputs', note: 'of a set', view: 'stay', set: 'change'},
  {label: 'Layers', note: 'of a set', view: 'stay', set: 'change'},
  {label: 'Global set', note: 'always active', view: 'stays', set: 'stays'},
];

export default defineDiagram({
  title: 'What stays and what changes with the view and with the set',
  height: 250,
  draw(c) {
    c.text('another view', {x: 189, y: 24}, {anchor: 'middle', bold: true});
    c.text('another set', {x: 289, y: 24}, {anchor: 'middle', bold: true});
    ROWS.forEach(({label, note, view, set}, index) => {
      const y = 42 + index * 50;
      const kind =
        index === 0 ? 'hardware' : index === 1 ? 'input' : index === 2 ? 'sound' : 'output';
      box(c, {x: 12, y, w: 116, h: 44, label, note, kind});
      [view, set].forEach((what, column) => {
        const changes = what === 'change';
        box(c, {
          x: 144 + column * 100,
          y: y + 6,
          w: 90,
          h: 32,
          label: what,
          kind: 'plain',
          look: changes ? 'off' : undefined,
        });
      });
    });
  },
});
