import {arrow, box, chevron, defineDiagram, frame, icon, KINDS} from '../kit';

const LAYERS = [
  {label: 'Layer: chords', y: 64, modules: ['Drum Pads', 'Note Controller', 'Sampler']},
  {label: 'Layer: percussion', y: 150, modules: ['Sequencer', 'Sampler']},
] as const;
const WINDOW = {x: 74, y: 12, w: 412, h: 296};

export default defineDiagram({
  title: 'What Edit View shows: layers in the middle, audio buses at the bottom',
  wide: true,
  height: 320,
  draw(c) {
    frame(c, {...WINDOW, label: ''});
    c.add('rect', {x: 86, y: 22, width: 282, height: 30, rx: 7, fill: KINDS.output.fill});
    chevron(c, 'left', {x: 100, y: 37});
    chevron(c, 'right', {x: 116, y: 37});
    c.text('Set manager', {x: 136, y: 37}, {bold: true});
    box(c, {x: 378, y: 22, w: 96, h: 30, label: 'Global Set', kind: 'output'});
    for (const {label, y, modules} of LAYERS) {
      frame(c, {x: 86, y, w: 388, h: 76, label, kind: 'sound'});
      const boxes = modules.map((module, index) =>
        box(c, {x: 98 + index * 130, y: y + 28, w: 104, h: 38, label: module, kind: 'sound'}),
      );
      boxes.slice(1).forEach((next, index) => {
        const before = boxes[index];
        if (before) arrow(c, before.right, next.left);
      });
      const [first, last] = [boxes[0], boxes.at(-1)];
      if (!first || !last) continue;
      const middle = first.left.y;
      icon(c, 'drum', 12, middle - 14, 30);
      arrow(c, {x: 46, y: middle}, first.left);
      icon(c, 'speaker', 518, middle - 14, 30, {
        stroke: KINDS.output.stroke,
        fill: KINDS.output.fill,
      });
      arrow(c, last.right, {x: 518, y: middle});
    }
    c.text('hit', {x: 27, y: 78}, {anchor: 'middle', bold: true});
    c.text('sound', {x: 531, y: 78}, {anchor: 'middle', bold: true});
    frame(c, {x: 86, y: 236, w: 388, h: 62, label: 'Audio bus', kind: 'effect'});
    box(c, {x: 98, y: 260, w: 104, h: 28, label: 'Reverb', kind: 'effect', shape: 'pill'});
    c.text('for all layers', {x: 216, y: 274});
  },
});
