import {defineDiagram, KINDS, line, PALETTE, track} from '../kit';

const X = 100;
const W = 236;
const STROKES = [
  [0.03, 1],
  [0.16, 0.4],
  [0.28, 0.5],
  [0.4, 0.94],
  [0.53, 0.36],
  [0.65, 0.5],
  [0.77, 1],
  [0.9, 0.42],
] as const;
const LEVEL = 0.72;

export default defineDiagram({
  title: 'Soft strokes play the percussion, hard strokes also step to the next chord',
  height: 196,
  draw(c) {
    const top = 20;
    const h = 64;
    track(c, {
      x: X,
      y: top,
      w: W,
      h,
      hits: STROKES.map(([at, strength]) => ({at, strength})),
    });
    c.text('Your strokes', {x: 14, y: top + h - 12}, {bold: true});
    c.text('Percussion', {x: 14, y: 118}, {bold: true});
    c.text('Chords', {x: 14, y: 166}, {bold: true});
    const at = top + h - (h - 4) * LEVEL;
    line(
      c,
      [
        {x: X, y: at},
        {x: X + W, y: at},
      ],
      {color: KINDS.sound.stroke, width: 2},
    );
    c.text('threshold', {x: 14, y: at}, {color: KINDS.sound.stroke});
    track(c, {
      x: X,
      y: 106,
      w: W,
      h: 24,
      bars: STROKES.map(([from]) => ({from, to: from + 0.06, kind: 'input' as const})),
    });
    const hard = STROKES.filter(([, strength]) => strength > LEVEL).map(([from]) => from);
    track(c, {
      x: X,
      y: 152,
      w: W,
      h: 28,
      bars: hard.map((from, index) => ({
        from,
        to: (hard[index + 1] ?? 1) - 0.01,
        label: `Chord ${index + 1}`,
      })),
    });
    hard.forEach((from) => {
      line(
        c,
        [
          {x: X + from * W, y: top + h},
          {x: X + from * W, y: 155},
        ],
        {
          color: PALETTE.line,
          width: 1.25,
          faint: true,
        },
      );
    });
  },
});
