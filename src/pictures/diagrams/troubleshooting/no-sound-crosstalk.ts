import {defineDiagram, KINDS, line, PALETTE, track} from '../kit';

const BLOWS = [0.16, 0.5, 0.84];
const GHOSTS = [0.3, 0.64];
const SNARE = {x: 16, y: 122, w: 320, h: 84};
const CROSSTALK = 0.22;
const GHOST = 0.52;

export default defineDiagram({
  title: 'A threshold between crosstalk and the softest real stroke',
  height: 244,
  draw(c) {
    track(c, {x: 16, y: 28, w: 320, h: 62, label: 'Rack tom: loud strokes', hits: BLOWS});
    const topOf = (strength: number): number => SNARE.y + SNARE.h - (SNARE.h - 4) * strength;
    track(c, {
      ...SNARE,
      label: 'Snare input at the same time',
      hits: [
        ...BLOWS.map((at) => ({at, strength: CROSSTALK, kind: 'output' as const})),
        ...GHOSTS.map((at) => ({at, strength: GHOST})),
      ],
    });
    GHOSTS.forEach((at) => {
      c.add('circle', {
        cx: SNARE.x + at * SNARE.w,
        cy: topOf(GHOST) - 2,
        r: 4.5,
        fill: KINDS.input.stroke,
      });
    });
    const level = topOf(0.36);
    line(
      c,
      [
        {x: SNARE.x, y: level},
        {x: SNARE.x + SNARE.w, y: level},
      ],
      {
        color: KINDS.sound.stroke,
        width: 2,
      },
    );
    c.text(
      'Threshold',
      {x: 336, y: level - 11},
      {
        anchor: 'end',
        bold: true,
        color: KINDS.sound.stroke,
      },
    );
    c.text(
      'Ghost notes: dots, they count',
      {x: SNARE.x + 0.47 * SNARE.w, y: topOf(GHOST) - 17},
      {
        anchor: 'middle',
        color: KINDS.input.stroke,
      },
    );
    c.text('Short peaks: crosstalk, ignored', {x: 16, y: 222}, {color: PALETTE.muted});
  },
});
