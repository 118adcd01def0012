import {defineDiagram, KINDS, line, PALETTE} from '../kit';

/** The level of a stroke after p (0 to 1) of its time, and what a compressor leaves of it. */
const stroke = (p: number): number => (p < 0.03 ? p / 0.03 : Math.exp(-4.2 * (p - 0.03)));
const ROWS = [
  {label: 'Drum hit', note: 'untouched', level: stroke},
  {
    label: 'Slow attack',
    note: 'the stroke stays',
    level: (p: number) => stroke(p) * (1 - 0.55 * Math.min(1, Math.max(0, (p - 0.06) / 0.08))),
  },
  {
    label: 'Fast attack',
    note: 'rounded off',
    level: (p: number) => 0.5 * Math.tanh(stroke(p) * 1.7),
  },
];

export default defineDiagram({
  title: 'A drum hit through a compressor: slow and fast attack',
  height: 222,
  draw(c) {
    const [x, w, h] = [132, 200, 26];
    ROWS.forEach(({label, note, level}, row) => {
      const y = 46 + row * 66;
      c.text(label, {x: 14, y: y - 8}, {bold: true});
      c.text(note, {x: 14, y: y + 10}, {color: PALETTE.muted});
      const steps = Array.from({length: 101}, (_unused, index) => index / 100);
      const above = steps.map((p) => ({x: x + p * w, y: y - h * level(p) - 0.5}));
      const below = steps.map((p) => ({x: x + p * w, y: y + h * level(p) + 0.5})).reverse();
      const kind = row ? KINDS.effect : KINDS.input;
      line(c, [...above, ...below, above[0] ?? {x, y}], {
        color: kind.stroke,
        fill: kind.fill,
        width: 1.5,
      });
    });
    c.text('time', {x: x + w, y: 210}, {anchor: 'end', color: PALETTE.muted});
  },
});
