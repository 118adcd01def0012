import {arrow, box, defineDiagram, frame, spread} from '../kit';

const HOME = ['Snare', 'Kick', 'Tom', 'Tom'];
const SET = ['Snare 1', 'Kick 1', 'Tom 1', 'Tom 2'];
const STAGE = ['Snare', 'Kick'];
const H = 32;

export default defineDiagram({
  title: 'Two rigs, one set',
  height: 232,
  draw(c) {
    frame(c, {x: 12, y: 14, w: 90, h: 204, label: 'At home', kind: 'hardware'});
    frame(c, {x: 128, y: 14, w: 96, h: 204, label: 'The set', kind: 'input'});
    frame(c, {x: 250, y: 14, w: 90, h: 204, label: 'On stage', kind: 'hardware'});
    const ys = spread(SET.length, 44, 162, H);
    const set = SET.map((label, index) => {
      const y = ys[index] ?? 0;
      const player = box(c, {x: 139, y, w: 74, h: H, label, kind: 'input'});
      const home = box(c, {x: 22, y, w: 70, h: H, label: HOME[index] ?? '', kind: 'hardware'});
      arrow(c, home.right, player.left);
      return player;
    });
    STAGE.forEach((label, index) => {
      const stage = box(c, {x: 260, y: ys[index] ?? 0, w: 70, h: H, label, kind: 'hardware'});
      const player = set[index];
      if (player) arrow(c, stage.left, player.right);
    });
    const keysTop = ys[2] ?? 0;
    const keys = box(c, {
      x: 260,
      y: keysTop,
      w: 70,
      h: (ys[3] ?? 0) + H - keysTop,
      label: 'Keyboard',
      kind: 'hardware',
    });
    set.slice(2).forEach((player) => {
      arrow(c, {x: keys.x, y: player.right.y}, player.right);
    });
  },
});
