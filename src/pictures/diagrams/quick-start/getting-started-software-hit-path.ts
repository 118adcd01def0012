import {arrow, badge, box, defineDiagram, frame, paragraph, type Kind} from '../kit';

const STAGES: readonly {label: string; sign: string; kind: Kind}[] = [
  {label: 'Hardware input', sign: 'Shows a peak', kind: 'hardware'},
  {label: 'Virtual input', sign: 'Belongs to the\nopen set', kind: 'input'},
  {label: 'Layer', sign: 'Moves the meter\nof the set', kind: 'sound'},
  {label: 'Hardware output', sign: 'Reaches headphones\nor speakers', kind: 'output'},
];

export default defineDiagram({
  title: 'The way of one hit',
  height: 318,
  draw(c) {
    frame(c, {x: 12, y: 78, w: 328, h: 162, label: 'Set', kind: 'sound'});
    const ys = [22, 104, 182, 258];
    const stages = STAGES.map(({label, kind}, index) =>
      box(c, {x: 54, y: ys[index] ?? 0, w: 128, h: 44, label, kind}),
    );
    stages.forEach((stage, index) => {
      const before = stages[index - 1];
      if (before) arrow(c, before.bottom, stage.top);
      badge(c, index + 1, {x: 34, y: stage.center.y});
      const sign = STAGES[index]?.sign ?? '';
      const lines = sign.split('\n').length;
      paragraph(c, sign, {x: 200, y: stage.center.y - lines * 7.5, w: 132});
    });
  },
});
