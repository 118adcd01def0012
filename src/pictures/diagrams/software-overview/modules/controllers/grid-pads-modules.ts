import {box, defineDiagram, frame, spread} from '../../../kit';

const MODULES = ['', '', '', '', 'Sequencer', '', 'Sampler', '', 'Group'];

export default defineDiagram({
  title: 'Grid Pads with a module on three of its nine pads',
  height: 230,
  draw(c) {
    frame(c, {x: 30, y: 12, w: 292, h: 206, label: 'Grid Pads'});
    box(c, {x: 240, y: 18, w: 72, h: 20, label: 'All Pads', kind: 'input', shape: 'pill'});
    const columns = spread(3, 42, 268, 84);
    const rows = spread(3, 46, 162, 48);
    MODULES.forEach((label, pad) => {
      const at = {x: columns[pad % 3] ?? 0, y: rows[Math.floor(pad / 3)] ?? 0};
      box(c, {...at, w: 84, h: 48, label, kind: label ? 'sound' : 'plain'});
    });
  },
});
