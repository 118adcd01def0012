import {defineDiagram, line, PALETTE, track} from '../../../kit';

const BEATS = 12;
const [LEFT, LENGTH] = [20, 306];

export default defineDiagram({
  title: 'Dotted quarters and bars of four meet again after twelve beats',
  height: 164,
  draw(c) {
    [0, 1].forEach((end) => {
      const x = LEFT + end * LENGTH;
      line(
        c,
        [
          {x, y: 40},
          {x, y: 138},
        ],
        {color: PALETTE.faint, width: 12},
      );
    });
    track(c, {
      x: LEFT,
      y: 46,
      w: LENGTH,
      h: 30,
      hits: Array.from({length: BEATS + 1}, (_unused, beat) => ({
        at: beat / BEATS,
        strength: beat % 4 === 0 ? 1 : 0.45,
        kind: 'output' as const,
      })),
    });
    track(c, {
      x: LEFT,
      y: 104,
      w: LENGTH,
      h: 28,
      hits: Array.from({length: 9}, (_unused, tick) => ({
        at: (tick * 1.5) / BEATS,
        kind: 'sound' as const,
      })),
    });
    c.text('Beats', {x: LEFT + 10, y: 24}, {bold: true});
    c.text('Ticks of 1/4.', {x: LEFT + 10, y: 94}, {bold: true});
    [1, 2, 3].forEach((bar) => {
      const x = LEFT + ((bar - 0.5) / 3) * LENGTH;
      c.text(`bar ${bar}`, {x, y: 150}, {anchor: 'middle', color: PALETTE.muted});
    });
    c.text('meet again', {x: 332, y: 24}, {anchor: 'end', color: PALETTE.muted});
  },
});
