import {arrow, box, defineDiagram, frame} from '../../../kit';

export default defineDiagram({
  title: 'The path of a guitar into a layer',
  height: 230,
  draw(c) {
    frame(c, {x: 12, y: 12, w: 328, h: 84, label: 'Your rig', kind: 'hardware'});
    const guitar = box(c, {x: 24, y: 38, w: 64, h: 46, label: 'Guitar', kind: 'hardware'});
    const audioInterface = box(c, {
      x: 110,
      y: 38,
      w: 82,
      h: 46,
      label: 'Interface',
      kind: 'hardware',
    });
    const input = box(c, {
      x: 214,
      y: 38,
      w: 114,
      h: 46,
      label: 'Hardware input',
      note: 'Analog',
      kind: 'input',
    });
    frame(c, {x: 12, y: 120, w: 328, h: 98, label: 'Set', kind: 'input'});
    const virtual = box(c, {
      x: 24,
      y: 156,
      w: 92,
      h: 46,
      label: 'Virtual input',
      note: 'Analog',
      kind: 'input',
    });
    frame(c, {x: 138, y: 128, w: 194, h: 82, label: 'Layer', kind: 'sound'});
    const insert = box(c, {x: 148, y: 156, w: 92, h: 46, label: 'Audio Insert', kind: 'sound'});
    const effects = box(c, {x: 262, y: 156, w: 60, h: 46, label: 'Effects', kind: 'effect'});
    arrow(c, guitar.right, audioInterface.left);
    arrow(c, audioInterface.right, input.left);
    const turn = {x: input.bottom.x, y: 108};
    arrow(c, input.bottom, turn, {plain: true});
    arrow(c, turn, virtual.top, {bend: 'x-first'});
    arrow(c, virtual.right, insert.left);
    arrow(c, insert.right, effects.left);
  },
});
