import {
  type Canvas,
  defineDiagram,
  fader,
  knob,
  line,
  meter,
  modulePlate,
  PALETTE,
  stopSign,
} from '../../../../kit';

/** The module's edges, in the picture's middle, and the heights of its parts. */
const LEFT = 98;
const RIGHT = 262;
const TOP = 12;
const HEAD = 32;
/** Brackets stand over what they hold. */
const SIGNS = TOP + HEAD + 13;
const LINE = SIGNS + 19;
const PARTS = LINE + 35;
const BODY = PARTS + 12;
const BOTTOM = BODY + 122;
/** From a note to the module. */
const GAP = 10;

/** A bracket over parts of the module, drawn out to a side, and what it holds in words. */
function note(
  c: Canvas,
  {from, to, y, side}: {from: number; to: number; y: number; side: 'left' | 'right'},
  [title, ...words]: readonly string[],
): void {
  const [near, far, edge, anchor] =
    side === 'left'
      ? ([from, to, LEFT - GAP, 'end'] as const)
      : ([to, from, RIGHT + GAP, 'start'] as const);
  const out = side === 'left' ? -1 : 1;
  const look = {color: PALETTE.ink, width: 1.5};
  line(
    c,
    [
      {x: edge, y},
      {x: far, y},
      {x: far, y: y + 6},
    ],
    look,
  );
  line(
    c,
    [
      {x: near, y},
      {x: near, y: y + 6},
    ],
    look,
  );
  const x = edge + out * 6;
  c.text(title ?? '', {x, y}, {bold: true, anchor});
  words.forEach((text, index) =>
    c.text(text, {x, y: y + 19 * (index + 1)}, {color: PALETTE.muted, anchor}),
  );
}

export default defineDiagram({
  title: 'The Mix panel of a module, and the line above it',
  height: BOTTOM + 12,
  textSize: 14,
  draw(c) {
    modulePlate(c, {x: LEFT, y: TOP, w: RIGHT - LEFT, h: BOTTOM - TOP}, HEAD);
    c.text('snare pads', {x: LEFT + 16, y: TOP + HEAD / 2}, {bold: true});
    stopSign(c, {x: LEFT + 28, y: LINE});
    c.text('M', {x: LEFT + 52, y: LINE}, {anchor: 'middle', bold: true, size: 17});
    note(c, {from: LEFT + 16, to: LEFT + 64, y: SIGNS, side: 'left'}, [
      'stop, mute',
      'on the',
      'module',
    ]);
    line(
      c,
      [
        {x: LEFT + 8, y: LINE + 19},
        {x: RIGHT - 8, y: LINE + 19},
      ],
      {color: PALETTE.faint, width: 1.25},
    );

    const names = {level: LEFT + 30, meter: LEFT + 80, pan: LEFT + 132};
    fader(c, names.level, BODY + 4, 84, 0.7);
    [-13, 1].forEach((shift, channel) =>
      meter(c, {x: names.meter + shift, y: BODY + 4, w: 12, h: 84}, 0.62 - channel * 0.1, {
        kind: 'sound',
      }),
    );
    knob(c, {x: names.pan, y: BODY + 46}, 0.5, 20);
    for (const [name, x] of Object.entries(names)) {
      c.text(name, {x, y: BODY + 105}, {anchor: 'middle'});
    }
    note(c, {from: LEFT + 14, to: RIGHT - 12, y: PARTS, side: 'right'}, [
      'Mix panel',
      'how loud,',
      'where',
    ]);
  },
});
