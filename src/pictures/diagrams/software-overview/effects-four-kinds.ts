import {axes, curve, defineDiagram, heading, line, KINDS, PALETTE, type Canvas} from '../kit';

const W = 142;
const H = 84;

/** Bars at positions from 0 to 1 with heights from 0 to 1. */
function bars(
  c: Canvas,
  x: number,
  y: number,
  hits: readonly [number, number][],
  color: string,
): void {
  hits.forEach(([at, height]) =>
    line(
      c,
      [
        {x: x + at * W, y: y + H},
        {x: x + at * W, y: y + H * (1 - height)},
      ],
      {color, width: 5},
    ),
  );
}

export default defineDiagram({
  title: 'What four kinds of effect do, in principle',
  height: 316,
  draw(c) {
    const [left, right, top, bottom] = [20, 196, 54, 198];
    heading(c, 'EQ', {x: left, y: 20});
    axes(c, {x: left, y: top, w: W, h: H}, {across: 'low to high'});
    c.text('louder', {x: left, y: top - 10}, {color: PALETTE.muted});
    line(
      c,
      [
        {x: left, y: top + H / 2},
        {x: left + W, y: top + H / 2},
      ],
      {width: 1, faint: true},
    );
    curve(
      c,
      {x: left, y: top, w: W, h: H},
      (p) =>
        0.5 - 0.36 * Math.exp(-(((p - 0.28) / 0.1) ** 2)) + 0.3 / (1 + Math.exp(-(p - 0.74) * 18)),
      {kind: 'effect'},
    );

    heading(c, 'Compression', {x: right, y: 20});
    axes(c, {x: right, y: top, w: W, h: H}, {across: 'hit, soft to hard', up: 'level out'});
    curve(c, {x: right, y: top, w: W, h: H}, (p) => p, {kind: 'plain', faint: true, width: 1.25});
    curve(c, {x: right, y: top, w: W, h: H}, (p) => (p < 0.45 ? p : 0.45 + (p - 0.45) * 0.28), {
      kind: 'effect',
    });

    heading(c, 'Delay', {x: left, y: bottom - 20});
    axes(c, {x: left, y: bottom, w: W, h: H}, {across: 'time'});
    bars(c, left, bottom, [[0.08, 0.92]], KINDS.input.stroke);
    bars(
      c,
      left,
      bottom,
      [
        [0.34, 0.6],
        [0.6, 0.38],
        [0.86, 0.22],
      ],
      KINDS.effect.stroke,
    );

    heading(c, 'Reverb', {x: right, y: bottom - 20});
    axes(c, {x: right, y: bottom, w: W, h: H}, {across: 'time'});
    const tail = Array.from({length: 41}, (_unused, index) => {
      const p = 0.2 + (index / 40) * 0.8;
      return {x: right + p * W, y: bottom + H * (1 - 0.56 * Math.exp(-3 * (p - 0.2)))};
    });
    line(c, [{x: right + 0.2 * W, y: bottom + H - 1}, ...tail, {x: right + W, y: bottom + H - 1}], {
      color: KINDS.effect.stroke,
      fill: KINDS.effect.fill,
    });
    bars(c, right, bottom, [[0.08, 0.92]], KINDS.input.stroke);
  },
});
