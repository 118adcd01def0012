import {arrow, badge, box, defineDiagram} from '../../../kit';

export default defineDiagram({
  title: 'Which Pads Input reaches which grid',
  height: 170,
  draw(c) {
    const [one, two] = [1, 2].map((number) => {
      const y = 20 + (number - 1) * 76;
      const input = box(c, {x: 12, y, w: 124, h: 54, label: 'Pads Input', kind: 'input'});
      badge(c, number, {x: 124, y: y + 12});
      return input;
    });
    const [all, single] = ['filter: All Pads', 'filter: badge 2'].map((note, index) =>
      box(c, {x: 208, y: 20 + index * 76, w: 132, h: 54, label: 'Grid Pads', note, kind: 'sound'}),
    );
    if (!one || !two || !all || !single) return;
    arrow(c, one.right, all.left);
    arrow(c, two.right, {x: all.x, y: all.y + 42});
    arrow(c, two.right, single.left);
  },
});
