import {defineDiagram, heading, PALETTE, stroke, type Stroke} from '../../../../kit';

const LEVELS: readonly {name: string; y: number; strokes: readonly Stroke[]}[] = [
  {name: 'Level 1', y: 14, strokes: ['center', 'edge', 'rim-shoulder', 'rim-tip']},
  {name: 'Level 2 adds', y: 252, strokes: ['rimshot-center', 'rimshot-edge', 'cross-stick']},
];

export default defineDiagram({
  title: 'The strokes of levels 1 and 2, from the side',
  height: 480,
  draw(c) {
    LEVELS.forEach(({name, y, strokes}) => {
      heading(c, name, {x: 12, y});
      strokes.forEach((one, index) =>
        stroke(c, {
          x: 10 + (index % 2) * 170,
          y: y + 10 + Math.floor(index / 2) * 112,
          w: 162,
          h: 102,
          stroke: one,
        }),
      );
    });
    // What the mark under the tip says.
    c.add('path', {d: 'M200 426l6 9h-12z', fill: PALETTE.muted});
    c.text('The tip stays', {x: 214, y: 424});
    c.text('on the head', {x: 214, y: 439});
  },
});
