import {
  type Canvas,
  defineDiagram,
  fader,
  knob,
  line,
  meter,
  modulePlate,
  PALETTE,
  partNumber,
  playSign,
  rule,
  stopSign,
} from '../../../../kit';

/** The module's edges, in the picture's middle, and the heights of its parts. */
const LEFT = 76;
const W = 200;
const TOP = 12;
const HEAD = 32;
const LINE = TOP + HEAD + 22;
const BODY = LINE + 22;
const BOTTOM = BODY + 256;

/** The fader: from +6 dB down to the last of eleven marks, 6 dB apart. */
const FADER = {x: LEFT + 64, y: BODY + 18, h: 194};
const STEP = 17;
const markY = (mark: number): number => FADER.y + 4 + (mark + 1) * STEP;

/** The marks beside the fader, and beside the panel what three levels are called. */
function marks(c: Canvas): void {
  for (let mark = 0; mark <= 10; mark += 1) {
    const [from, to] = [FADER.x - 20, FADER.x - 11];
    c.add('line', {
      x1: from,
      y1: markY(mark),
      x2: to,
      y2: markY(mark),
      stroke: mark === 0 ? PALETTE.ink : PALETTE.reference,
      'stroke-width': mark === 0 ? 2.25 : 1.5,
    });
  }
  const levels = [
    ['+6 dB', FADER.y + 4],
    ['0 dB', markY(0)],
    ['–6 dB', markY(1)],
  ] as const;
  levels.forEach(([text, y]) => {
    c.text(text, {x: LEFT - 18, y}, {anchor: 'end', color: PALETTE.muted});
    line(
      c,
      [
        {x: LEFT - 14, y},
        {x: FADER.x - 24, y},
      ],
      {color: PALETTE.reference, width: 1.25},
    );
  });
}

export default defineDiagram({
  title: 'The folded Mix panel of a module and the line above it, their parts numbered',
  height: BOTTOM + 12,
  textSize: 14,
  draw(c) {
    modulePlate(c, {x: LEFT, y: TOP, w: W, h: BOTTOM - TOP}, HEAD);
    c.text('snare pads', {x: LEFT + 14, y: TOP + HEAD / 2}, {bold: true});
    playSign(c, {x: LEFT + 24, y: LINE, r: 7});
    stopSign(c, {x: LEFT + 58, y: LINE, r: 7});
    partNumber(c, 4, {x: LEFT + 79, y: LINE});
    c.text('M', {x: LEFT + 122, y: LINE}, {anchor: 'middle', bold: true, size: 17});
    partNumber(c, 5, {x: LEFT + 145, y: LINE});
    rule(c, {x: LEFT + 8, y: BODY, w: W - 16});

    marks(c);
    fader(c, FADER.x, FADER.y, FADER.h, (FADER.h - STEP - 8) / (FADER.h - 8));
    [0, 14].forEach((shift, channel) =>
      meter(c, {x: LEFT + 100 + shift, y: FADER.y, w: 12, h: FADER.h}, 0.62 - channel * 0.1, {
        kind: 'sound',
      }),
    );
    knob(c, {x: LEFT + 164, y: FADER.y + 76}, 0.5, 22);
    partNumber(c, 1, {x: FADER.x, y: BOTTOM - 18});
    partNumber(c, 2, {x: LEFT + 113, y: BOTTOM - 18});
    partNumber(c, 3, {x: LEFT + 164, y: FADER.y + 116});
  },
});
