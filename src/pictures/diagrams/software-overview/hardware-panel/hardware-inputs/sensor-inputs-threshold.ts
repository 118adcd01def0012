import {defineDiagram, KINDS, line, PALETTE} from '../../../kit';

const BASE = 178;
const LEVEL = 112;
const PEAKS = [
  {x: 44, top: 60},
  {x: 108, top: 146},
  {x: 172, top: 82},
  {x: 236, top: 136},
  {x: 300, top: 48},
];

export default defineDiagram({
  title: 'Peaks above the threshold count, peaks below do not',
  height: 218,
  draw(c) {
    line(
      c,
      [
        {x: 14, y: BASE},
        {x: 338, y: BASE},
      ],
      {color: PALETTE.line, width: 1.25},
    );
    PEAKS.forEach(({x, top}) => {
      const counts = top < LEVEL;
      const kind = counts ? KINDS.input : KINDS.output;
      line(
        c,
        [
          {x: x - 12, y: BASE},
          {x, y: top},
          {x: x + 16, y: BASE},
        ],
        {
          color: kind.stroke,
          fill: kind.fill,
        },
      );
      if (counts) c.add('circle', {cx: x, cy: top - 9, r: 5, fill: KINDS.input.stroke});
      c.text(
        counts ? 'counts' : 'ignored',
        {x, y: BASE + 13},
        {
          anchor: 'middle',
          bold: counts,
          color: counts ? KINDS.input.stroke : PALETTE.muted,
        },
      );
    });
    line(
      c,
      [
        {x: 14, y: LEVEL},
        {x: 338, y: LEVEL},
      ],
      {color: KINDS.sound.stroke, width: 2},
    );
    c.text(
      'Threshold',
      {x: 108, y: LEVEL - 11},
      {
        anchor: 'middle',
        bold: true,
        color: KINDS.sound.stroke,
      },
    );
    c.text('Peak height: force of the stroke', {x: 14, y: 20}, {color: PALETTE.muted});
    c.text('time →', {x: 338, y: 206}, {anchor: 'end', color: PALETTE.muted});
  },
});
