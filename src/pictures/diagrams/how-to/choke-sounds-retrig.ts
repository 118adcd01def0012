import {defineDiagram, line, PALETTE, track, type Canvas} from '../kit';

const X = 16;
const W = 320;
const HITS = [0.02, 0.38, 0.74] as const;

function group(
  c: Canvas,
  y: number,
  title: string,
  ends: readonly [first: number, second: number],
): void {
  c.add('rect', {x: X - 2, y: y - 10, width: W + 4, height: 20, fill: PALETTE.panel});
  c.text(title, {x: X, y}, {size: 13, bold: true});
  track(c, {x: X, y: y + 12, w: W, bars: [{from: HITS[0], to: ends[0], label: 'Chord 1'}]});
  track(c, {x: X, y: y + 40, w: W, bars: [{from: HITS[1], to: ends[1], label: 'Chord 2'}]});
}

export default defineDiagram({
  title: 'Two chords with Retrig off and with Retrig on',
  height: 238,
  draw(c) {
    ['head', 'rim', 'empty pad'].forEach((label, index) => {
      const x = X + (HITS[index] ?? 0) * W;
      line(
        c,
        [
          {x, y: 36},
          {x, y: 224},
        ],
        {color: PALETTE.line, width: 1.25, dashed: true},
      );
      c.add('circle', {cx: x, cy: 34, r: 5, fill: PALETTE.ink});
      c.text(label, {x: x + 10, y: 34}, {bold: true});
    });
    c.text('You hit', {x: X, y: 16}, {color: PALETTE.muted});
    group(c, 68, 'Retrig off: both ring', [0.9, 1]);
    group(c, 160, 'Retrig on: each hit ends the last', [HITS[1], HITS[2]]);
  },
});
