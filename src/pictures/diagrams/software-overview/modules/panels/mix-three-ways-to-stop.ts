import {arrow, box, defineDiagram, frame, heading} from '../../../kit';

export default defineDiagram({
  title: 'Retrig, stop and choke group',
  height: 352,
  draw(c) {
    heading(c, '1. Retrig: inside one parent', {x: 14, y: 20});
    frame(c, {x: 14, y: 34, w: 324, h: 70, label: 'Controller, Retrig on', kind: 'sound'});
    const a = box(c, {x: 34, y: 62, w: 100, h: 30, label: 'Chord 1', kind: 'sound'});
    const b = box(c, {x: 218, y: 62, w: 100, h: 30, label: 'Chord 2', kind: 'sound'});
    arrow(c, a.right, b.left, {both: true, label: 'cuts'});
    heading(c, '2. A zone presses stop', {x: 14, y: 128});
    const zone = box(c, {x: 14, y: 146, w: 112, h: 34, label: 'Zone of a drum', kind: 'input'});
    const layer = box(c, {x: 226, y: 146, w: 112, h: 34, label: 'stop of a layer', kind: 'sound'});
    arrow(c, zone.right, layer.left, {control: true, label: 'velocity'});
    heading(c, '3. Choke group: across layers', {x: 14, y: 208});
    frame(c, {x: 14, y: 222, w: 150, h: 60, label: 'Layer', kind: 'sound'});
    frame(c, {x: 188, y: 222, w: 150, h: 60, label: 'Layer', kind: 'sound'});
    const deep = box(c, {x: 40, y: 246, w: 98, h: 28, label: 'Module', kind: 'sound'});
    const other = box(c, {x: 214, y: 246, w: 98, h: 28, label: 'Module', kind: 'sound'});
    const group = box(c, {
      x: 112,
      y: 306,
      w: 128,
      h: 30,
      label: 'Choke group',
      kind: 'control',
      shape: 'pill',
    });
    arrow(c, deep.bottom, group.left, {bend: 'y-first', control: true, both: true});
    arrow(c, other.bottom, group.right, {bend: 'y-first', control: true, both: true});
  },
});
