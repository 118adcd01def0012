import {box, defineDiagram, frame, hitMark, line, PALETTE} from '../../kit';

const DRUMS = ['Tom 1', 'Tom 2', 'Snare 1'];
const SAMPLERS = [
  {label: 'Low tom', filter: 'Tom 1', plays: [0]},
  {label: 'High tom', filter: 'Tom 2', plays: [1]},
  {label: 'Shared', filter: 'no filter', plays: [0, 1]},
];

export default defineDiagram({
  title: 'A group filtered to All Toms: which drum plays which sampler',
  height: 222,
  draw(c) {
    frame(c, {x: 92, y: 12, w: 248, h: 198, label: 'Group', kind: 'sound'});
    box(c, {x: 256, y: 18, w: 74, h: 20, label: 'All Toms', kind: 'input', shape: 'pill'});
    const columns = SAMPLERS.map(({label, filter}, index) =>
      box(c, {x: 102 + index * 78, y: 46, w: 72, h: 46, label, note: filter, kind: 'sound'}),
    );
    DRUMS.forEach((drum, row) => {
      const y = 104 + row * 34;
      const from = box(c, {x: 12, y, w: 68, h: 28, label: drum, kind: 'input'});
      const stopped = row === 2;
      const end = stopped ? 92 : 330;
      line(
        c,
        [
          {x: from.right.x, y: y + 14},
          {x: end, y: y + 14},
        ],
        {color: PALETTE.line, width: 1.25},
      );
      columns.forEach(({center}, index) => {
        if (SAMPLERS[index]?.plays.includes(row)) hitMark(c, center.x, y + 14, true);
      });
      if (stopped) c.text('stopped by All Toms', {x: 104, y: y + 14}, {color: PALETTE.muted});
    });
  },
});
