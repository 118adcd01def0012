import {arrow, box, defineDiagram, frame, labeledIcon} from '../../../kit';

const MIXES = [
  {
    name: 'Main mix',
    x: 12,
    layers: ['Drums', 'Chords', 'Pulse', 'Washes'],
    icon: 'speaker',
    heard: 'PA',
  },
  {name: 'Submix', x: 182, layers: ['Chords', 'Pulse'], icon: 'headphones', heard: 'Headphones'},
] as const;
const W = 158;

export default defineDiagram({
  title: 'One set, two listeners',
  height: 326,
  draw(c) {
    const base = box(c, {x: 12, y: 144, w: 328, h: 32, label: 'Global set', kind: 'hardware'});
    MIXES.forEach(({name, x, layers, icon, heard}) => {
      const mix = frame(c, {x, y: 14, w: W, h: 106, label: name, kind: 'output'});
      layers.forEach((label, index) => {
        const left = x + 10 + (index % 2) * 72;
        box(c, {x: left, y: 42 + Math.floor(index / 2) * 38, w: 66, h: 30, label, kind: 'sound'});
      });
      arrow(c, mix.bottom, {x: mix.bottom.x, y: base.y});
      const output = box(c, {
        x: x + 19,
        y: 200,
        w: 120,
        h: 32,
        label: 'Analog output',
        kind: 'output',
      });
      arrow(c, {x: output.top.x, y: base.bottom.y}, output.top);
      const listener = labeledIcon(c, icon, heard, {x: output.bottom.x, y: 276}, 34);
      arrow(c, output.bottom, {x: listener.top.x, y: listener.y - 2});
    });
  },
});
