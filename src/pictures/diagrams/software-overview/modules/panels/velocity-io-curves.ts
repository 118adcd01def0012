import {axes, curve, defineDiagram, heading, paragraph} from '../../../kit';

const GRAPHS = [
  {name: 'Straight', note: 'as you play', value: (x: number) => x},
  {name: 'Flat', note: 'always one level', value: () => 0.8},
  {name: 'Hard hits only', note: 'soft ones are barred', value: (x: number) => (x < 0.5 ? 0 : x)},
  {
    name: 'Soft hits only',
    note: 'hard ones are barred',
    value: (x: number) => (x > 0.5 ? 0 : x + 0.2),
  },
];

export default defineDiagram({
  title: 'Four ways from how hard you hit to how loud it plays',
  height: 318,
  draw(c) {
    GRAPHS.forEach(({name, note, value}, index) => {
      const [left, top] = [(index % 2) * 170 + 20, Math.floor(index / 2) * 150 + 44];
      heading(c, name, {x: left, y: top - 24});
      paragraph(c, note, {x: left, y: top - 16, w: 140});
      const area = {x: left, y: top + 4, w: 136, h: 80};
      axes(c, area, {across: 'hit: soft to hard'});
      curve(c, area, value);
    });
  },
});
