import {arrow, box, defineDiagram, frame} from '../kit';

const LAYERS = [
  {label: 'Layer: chords', y: 58, modules: ['Drum Pads', 'Note Controller', 'Sampler']},
  {label: 'Layer: percussion', y: 142, modules: ['Sequencer', 'Sampler']},
] as const;

export default defineDiagram({
  title: 'What Edit View shows: layers in the middle, audio buses at the bottom',
  height: 296,
  draw(c) {
    box(c, {x: 12, y: 12, w: 226, h: 32, label: 'Set manager', kind: 'output'});
    box(c, {x: 246, y: 12, w: 94, h: 32, label: 'Global Set', kind: 'output', shape: 'pill'});
    for (const {label, y, modules} of LAYERS) {
      frame(c, {x: 12, y, w: 328, h: 74, label, kind: 'sound'});
      const boxes = modules.map((module, index) =>
        box(c, {x: 24 + index * 107, y: y + 28, w: 90, h: 36, label: module, kind: 'sound'}),
      );
      boxes.slice(1).forEach((next, index) => {
        const before = boxes[index];
        if (before) arrow(c, before.right, next.left);
      });
    }
    frame(c, {x: 12, y: 226, w: 328, h: 58, label: 'Audio bus', kind: 'effect'});
    box(c, {x: 24, y: 250, w: 90, h: 24, label: 'Reverb', kind: 'effect', shape: 'pill'});
    c.text('shared by the layers', {x: 128, y: 262});
  },
});
