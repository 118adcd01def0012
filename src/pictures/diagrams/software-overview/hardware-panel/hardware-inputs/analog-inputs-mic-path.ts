import {arrow, box, defineDiagram, frame, labeledIcon} from '../../../kit';

export default defineDiagram({
  title: 'From the microphone to the mixes',
  height: 270,
  draw(c) {
    frame(c, {
      x: 12,
      y: 14,
      w: 328,
      h: 98,
      label: 'Your rig, the same for all sets',
      kind: 'hardware',
    });
    const microphone = labeledIcon(c, 'microphone', 'Microphone', {x: 62, y: 66});
    const portal = labeledIcon(c, 'interface', 'Interface', {x: 164, y: 66});
    const input = box(c, {x: 228, y: 46, w: 100, h: 40, label: 'Analog input', kind: 'input'});
    arrow(c, microphone.right, portal.left);
    arrow(c, portal.right, input.left);
    frame(c, {x: 12, y: 142, w: 328, h: 114, label: 'Set', kind: 'sound'});
    const virtual = box(c, {
      x: 228,
      y: 168,
      w: 100,
      h: 48,
      label: 'Analog',
      note: 'virtual input',
      kind: 'input',
    });
    const insert = box(c, {x: 120, y: 168, w: 86, h: 48, label: 'Audio Insert', kind: 'sound'});
    const effects = {x: 129, y: 224, w: 68, h: 22};
    box(c, {...effects, label: 'Effects', kind: 'effect', shape: 'pill'});
    const mixes = box(c, {x: 24, y: 168, w: 74, h: 48, label: 'Mixes', kind: 'output'});
    arrow(c, input.bottom, virtual.top);
    arrow(c, virtual.left, insert.right);
    arrow(c, insert.left, mixes.right);
  },
});
