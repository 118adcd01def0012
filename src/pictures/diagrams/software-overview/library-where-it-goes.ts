import {arrow, box, defineDiagram, frame} from '../kit';

export default defineDiagram({
  title: 'What the Library holds and where each kind goes',
  height: 302,
  draw(c) {
    const library = {x: 24, w: 110, kind: 'sound'} as const;
    const view = {x: 216, w: 114} as const;
    frame(c, {x: 12, y: 12, w: 134, h: 278, label: 'Library', kind: 'hardware'});
    const sessions = box(c, {...library, y: 40, h: 40, label: 'Sessions'});
    const sets = box(c, {...library, y: 88, h: 40, label: 'Sets'});
    const samples = box(c, {...library, y: 154, h: 44, label: 'Samples'});
    const build = box(c, {
      ...library,
      y: 206,
      h: 74,
      label: 'Build',
      note: 'controllers, generators, effects',
    });
    const manager = box(c, {
      x: 204,
      y: 40,
      w: 136,
      h: 88,
      label: 'Set manager',
      note: 'lists every open set',
      kind: 'input',
    });
    frame(c, {x: 204, y: 140, w: 136, h: 150, label: 'Edit View', kind: 'control'});
    const zones = box(c, {
      ...view,
      y: 166,
      h: 64,
      label: 'Layer, controller or zone',
      kind: 'sound',
    });
    const modules = box(c, {...view, y: 238, h: 42, label: 'Layer or any module', kind: 'effect'});
    arrow(c, sessions.right, {x: manager.x, y: sessions.right.y});
    arrow(c, sets.right, {x: manager.x, y: sets.right.y});
    arrow(c, samples.right, {x: zones.x, y: samples.right.y});
    arrow(c, {x: build.right.x, y: 220}, {x: zones.x, y: 220});
    arrow(c, {x: build.right.x, y: modules.left.y}, modules.left, {label: 'effects'});
  },
});
