import {type Canvas, defineDiagram, KINDS, PALETTE, type Point, strand} from '../../../../kit';

/** Sounds at the left, and where their strands run at each place for effects. */
const YS: readonly (readonly number[])[] = [
  [46, 59, 80, 110, 122],
  [78, 65, 86, 116, 128],
  [110, 110, 92, 122, 134],
  [150, 150, 150, 128, 140],
  [182, 182, 182, 134, 146],
];
/** Other sets come in at the last place. */
const OTHERS = [224, 236, 248];
const XS = [74, 128, 222, 318, 414, 510];

interface Place {
  words: readonly string[];
  x: number;
  y: number;
  h: number;
}

const PLACES: readonly Place[] = [
  {words: ['sampler'], x: 128, y: 34, h: 24},
  {words: ['controller'], x: 222, y: 48, h: 28},
  {words: ['layer'], x: 318, y: 68, h: 36},
  {words: ['Set Effects'], x: 414, y: 97, h: 50},
  {words: ['global set'], x: 510, y: 109, h: 68},
];
const SHARE = ['1 sound', 'the 2 inside', 'the whole part', 'the whole set', 'every set'];

function unit(c: Canvas, {x, y, h}: Place): void {
  c.add('rect', {
    x: x - 11,
    y,
    width: 22,
    height: h,
    rx: 6,
    fill: KINDS.effect.fill,
    stroke: KINDS.effect.stroke,
    'stroke-width': 2,
  });
}

export default defineDiagram({
  title: 'How many sounds go through an effect, by where it is',
  wide: true,
  height: 290,
  draw(c) {
    YS.forEach((ys, index) => {
      const points: Point[] = ys.map((y, place) => ({x: XS[place + 1] ?? 0, y}));
      strand(c, [{x: 78, y: ys[0] ?? 0}, ...points, {x: 550, y: ys[4] ?? 0}]);
      c.text(
        ['chord 1', 'chord 2', 'pad', 'kick', 'snare'][index] ?? '',
        {x: 66, y: ys[0] ?? 0},
        {anchor: 'end'},
      );
    });
    OTHERS.forEach((y, index) => {
      const end = 152 + index * 6;
      strand(
        c,
        [
          {x: 330, y},
          {x: 400, y},
          {x: 510, y: end},
          {x: 550, y: end},
        ],
        {
          kind: 'output',
        },
      );
    });
    c.text('your other sets', {x: 318, y: 236}, {anchor: 'end', color: PALETTE.muted});
    PLACES.forEach((place) => unit(c, place));
    c.text('An effect on', {x: 12, y: 14}, {color: PALETTE.muted});
    PLACES.forEach(({words, x}, index) => {
      words.forEach((word) => c.text(word, {x, y: 14}, {anchor: 'middle', bold: true}));
      c.text(SHARE[index] ?? '', {x, y: 276}, {anchor: 'middle'});
    });
    c.text('changes', {x: 12, y: 276}, {color: PALETTE.muted});
  },
});
