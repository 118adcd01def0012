import {defineDiagram, KINDS, line, PALETTE, track} from '../kit';

const X = 96;
const W = 242;
const TOM = [
  {at: 0.03, strength: 0.35},
  {at: 0.36, strength: 1},
  {at: 0.78, strength: 0.35},
] as const;
const SNARE = [0.12, 0.24, 0.46, 0.62, 0.87] as const;

/** @returns the force of the last tom stroke before a moment */
function amountAt(moment: number): number {
  return TOM.filter(({at}) => at <= moment).at(-1)?.strength ?? 0;
}

export default defineDiagram({
  title: 'Each snare stroke takes the reverb amount that the last tom stroke left',
  height: 196,
  draw(c) {
    track(c, {x: X, y: 20, w: W, h: 38, hits: TOM});
    const yOf = (amount: number): number => 120 - amount * 36;
    c.text('Tom 2', {x: 14, y: 48}, {bold: true});
    c.text('Reverb mix', {x: 14, y: 98}, {bold: true});
    c.text('Snare 1', {x: 14, y: 150}, {bold: true});
    c.text('with reverb', {x: 14, y: 166}, {color: PALETTE.muted});
    const points = TOM.flatMap(({at, strength}, index) => [
      {x: X + at * W, y: yOf(TOM[index - 1]?.strength ?? 0.05)},
      {x: X + at * W, y: yOf(strength)},
    ]);
    line(c, [{x: X, y: yOf(0.05)}, ...points, {x: X + W, y: yOf(0.35)}], {
      color: KINDS.control.stroke,
      width: 2.5,
    });
    TOM.forEach(({at}) => {
      line(
        c,
        [
          {x: X + at * W, y: 58},
          {x: X + at * W, y: yOf(1) - 2},
        ],
        {width: 1.25, faint: true, color: PALETTE.line},
      );
    });
    track(c, {
      x: X,
      y: 134,
      w: W,
      h: 46,
      bars: SNARE.map((from) => ({
        from,
        to: from + 0.03 + amountAt(from) * 0.1,
        kind: 'effect' as const,
      })),
      hits: SNARE.map((at) => ({at, strength: 0.9, kind: 'sound' as const})),
    });
  },
});
