import {arrow, box, defineDiagram, frame, spread} from '../kit';

const LAYERS = ['Layer', 'Layer', 'Layer'];

export default defineDiagram({
  title: 'From the layers of a set to the hardware outputs',
  height: 346,
  draw(c) {
    frame(c, {x: 12, y: 14, w: 328, h: 156, label: 'Set, in Mix View', kind: 'sound'});
    box(c, {x: 234, y: 18, w: 96, h: 22, label: 'Set Effects', kind: 'effect', shape: 'pill'});
    const main = box(c, {x: 26, y: 122, w: 140, h: 34, label: 'Main mix', kind: 'output'});
    const subs = box(c, {x: 186, y: 122, w: 140, h: 34, label: 'Submixes 1 to 16', kind: 'output'});
    const xs = spread(LAYERS.length, 44, 264, 68);
    LAYERS.forEach((label, index) => {
      const layer = box(c, {x: xs[index] ?? 0, y: 48, w: 68, h: 28, label, kind: 'sound'});
      arrow(c, layer.bottom, {x: main.x + 40 + index * 36, y: main.y});
      if (index > 0) arrow(c, layer.bottom, {x: subs.x - 2 + index * 36, y: subs.y});
    });
    const base = frame(c, {x: 12, y: 200, w: 328, h: 76, label: 'Global set', kind: 'hardware'});
    const globalMain = box(c, {
      x: 26,
      y: 228,
      w: 140,
      h: 36,
      label: 'Global main mix',
      kind: 'output',
    });
    const globalSubs = box(c, {
      x: 186,
      y: 228,
      w: 140,
      h: 36,
      label: '16 global submixes',
      kind: 'output',
    });
    arrow(c, main.bottom, {x: main.bottom.x, y: base.y});
    arrow(c, subs.bottom, {x: subs.bottom.x, y: base.y});
    box(c, {x: 62, y: 302, w: 228, h: 30, label: 'Hardware outputs', kind: 'output'});
    arrow(c, globalMain.bottom, {x: globalMain.bottom.x, y: 302});
    arrow(c, globalSubs.bottom, {x: globalSubs.bottom.x, y: 302});
  },
});
