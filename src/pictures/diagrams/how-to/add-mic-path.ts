import {arrow, box, defineDiagram, frame, icon} from '../kit';

export default defineDiagram({
  title: 'From the microphone to the mix',
  height: 242,
  draw(c) {
    frame(c, {
      x: 12,
      y: 12,
      w: 328,
      h: 96,
      label: 'Your rig: the same in every set',
      kind: 'hardware',
    });
    const mic = icon(c, 'microphone', 22, 44, 40);
    c.text('Mic', {x: 42, y: 96}, {anchor: 'middle', bold: true});
    const portal = box(c, {
      x: 96,
      y: 42,
      w: 86,
      h: 46,
      label: 'Interface',
      note: 'gain',
      kind: 'hardware',
    });
    const input = box(c, {
      x: 222,
      y: 42,
      w: 106,
      h: 46,
      label: 'Analog',
      note: 'hardware input',
      kind: 'input',
    });
    arrow(c, {x: mic.right.x, y: 65}, portal.left);
    arrow(c, portal.right, input.left);
    frame(c, {x: 12, y: 134, w: 328, h: 96, label: 'One set, or the global set', kind: 'sound'});
    const virtual = box(c, {
      x: 232,
      y: 166,
      w: 86,
      h: 46,
      label: 'Analog',
      note: 'virtual input',
      kind: 'input',
    });
    const insert = box(c, {
      x: 108,
      y: 166,
      w: 96,
      h: 46,
      label: 'Audio Insert',
      note: 'with effects',
      kind: 'sound',
    });
    const mix = box(c, {x: 24, y: 166, w: 56, h: 46, label: 'Mix', kind: 'output'});
    arrow(c, input.bottom, virtual.top);
    arrow(c, virtual.left, insert.right);
    arrow(c, insert.left, mix.right);
  },
});
