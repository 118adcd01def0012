import {
  compressor,
  defineDiagram,
  hitLevels,
  type Levels,
  levelShape,
  line,
  PALETTE,
} from '../../kit';

/** Seconds shown, and from one moment to the next. */
const SECONDS = 0.2;
const STEP = 0.001;
const HIT = hitLevels(1, 0.6, STEP, SECONDS);
/** The page's settings to start from; the threshold is ours. */
const after = (attack: number): Levels =>
  compressor({threshold: -18, ratio: 4, attack, release: 0.1, makeUp: 0})(HIT, STEP);
const ROWS = [
  {label: 'Drum hit', note: 'no compression', levels: HIT},
  {label: 'Attack 20 ms', note: 'keeps the stick', levels: after(0.02)},
  {label: 'Attack 1 ms', note: 'rounds it off', levels: after(0.001)},
];
const X = 132;
const W = 206;
const H = 34;

export default defineDiagram({
  title: 'A drum hit through a compressor: slow and fast attack',
  height: 284,
  draw(c) {
    ROWS.forEach(({label, note, levels}, row) => {
      const y = 48 + row * 82;
      c.text(label, {x: 14, y: y - 8}, {bold: true});
      c.text(note, {x: 14, y: y + 9}, {color: PALETTE.muted});
      if (row) levelShape(c, {x: X, y, w: W, h: H, levels: HIT, faint: true});
      levelShape(c, {x: X, y, w: W, h: H, levels, kind: row ? 'effect' : 'sound'});
    });
    const y = 254;
    line(
      c,
      [
        {x: X, y},
        {x: X + W, y},
      ],
      {color: PALETTE.ink, width: 1.25},
    );
    [0, 50, 100, 150, 200].forEach((ms) => {
      const x = X + (ms / 1000 / SECONDS) * W;
      line(
        c,
        [
          {x, y: y - 3},
          {x, y: y + 3},
        ],
        {color: PALETTE.ink, width: 1.25},
      );
      if (ms % 100 === 0) {
        const anchor = ms === 200 ? 'end' : ms ? 'middle' : 'start';
        c.text(ms === 200 ? '200 ms' : String(ms), {x, y: y + 16}, {anchor, color: PALETTE.muted});
      }
    });
  },
});
