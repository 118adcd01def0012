import {arrow, box, defineDiagram, frame, labeledIcon} from '../../kit';

const LAYERS = ['Drums', 'Chords', 'Pulse', 'Washes'];
const MIXES = [
  {label: 'Main mix', holds: LAYERS, icon: 'speaker', to: 'PA'},
  {label: 'Submix 1', holds: ['Chords', 'Pulse'], icon: 'headphones', to: 'Headphones'},
  {label: 'Submix 2', holds: ['Drums'], icon: 'laptop', to: 'Recorder'},
] as const;
const W = 102;
const ROW = 36;

export default defineDiagram({
  title: 'Which layers each mix holds',
  height: 320,
  draw(c) {
    const global = box(c, {
      x: 12,
      y: 210,
      w: 328,
      h: 30,
      label: 'Mixes of the global set',
      kind: 'output',
    });
    MIXES.forEach(({label, holds, icon, to}, index) => {
      const x = 12 + index * (W + 11);
      const mix = frame(c, {x, y: 12, w: W, h: 34 + LAYERS.length * ROW, label, kind: 'output'});
      LAYERS.forEach((layer, row) => {
        if (!(holds as readonly string[]).includes(layer)) return;
        box(c, {x: x + 8, y: 40 + row * ROW, w: W - 16, h: ROW - 6, label: layer, kind: 'sound'});
      });
      const target = labeledIcon(c, icon, to, {x: x + W / 2, y: 279}, 32);
      arrow(c, mix.bottom, {x: mix.bottom.x, y: global.y});
      arrow(c, {x: target.top.x, y: global.bottom.y}, {x: target.top.x, y: target.y - 1});
    });
  },
});
