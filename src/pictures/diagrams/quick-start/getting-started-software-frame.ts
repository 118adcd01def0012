import {box, defineDiagram, frame, line, PALETTE} from '../kit';

const VIEWS = [
  {label: 'Play View', note: 'macros, virtual inputs'},
  {label: 'Edit View', note: 'the set, opened up'},
  {label: 'Mix View', note: 'level and pan'},
];

export default defineDiagram({
  title: 'What stays and what changes in the window',
  height: 274,
  draw(c) {
    frame(c, {x: 12, y: 12, w: 328, h: 144, label: 'Same in every view', kind: 'plain'});
    box(c, {x: 22, y: 38, w: 308, h: 34, label: 'Set manager', kind: 'output'});
    for (const [tip, back] of [
      [32, 39],
      [61, 54],
    ] as const) {
      line(
        c,
        [
          {x: back, y: 49},
          {x: tip, y: 55},
          {x: back, y: 61},
        ],
        {color: PALETTE.ink, width: 2},
      );
    }
    for (const x of [304, 311, 318]) c.add('circle', {cx: x, cy: 55, r: 2, fill: PALETTE.ink});
    box(c, {
      x: 22,
      y: 82,
      w: 116,
      h: 64,
      label: 'Library',
      note: 'sets, samples, parts',
      kind: 'sound',
    });
    frame(c, {x: 148, y: 82, w: 182, h: 64, label: 'Hardware panel', kind: 'hardware'});
    box(c, {x: 156, y: 108, w: 79, h: 30, label: 'Inputs', kind: 'input'});
    box(c, {x: 243, y: 108, w: 79, h: 30, label: 'Outputs', kind: 'output'});
    frame(c, {x: 12, y: 168, w: 328, h: 94, label: 'One at a time', kind: 'sound'});
    VIEWS.forEach((view, index) =>
      box(c, {x: 22 + index * 105, y: 194, w: 98, h: 58, ...view, kind: 'plain'}),
    );
  },
});
