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
} from '../../../kit';

/** The module's edges, and the heights of its parts. */
const LEFT = 10;
const RIGHT = 186;
const TOP = 14;
const HEAD = 32;
const LINE = TOP + HEAD + 24;
const BODY = LINE + 24;
const BOTTOM = BODY + 136;
const NOTE = RIGHT + 24;
/** Of letters: on a narrow phone the picture is drawn at four fifths. */
const SIZE = 14;

/** What a part of the module is, beside it. */
function note(c: Canvas, from: number, y: number, [title, words]: readonly [string, string]): void {
  line(
    c,
    [
      {x: from, y},
      {x: NOTE - 8, y},
    ],
    {width: 1.25},
  );
  c.text(title, {x: NOTE, y: y - 10}, {bold: true, size: SIZE});
  c.text(words, {x: NOTE, y: y + 10}, {color: PALETTE.muted, size: SIZE});
}

export default defineDiagram({
  title: 'The Mix panel of a module, and the line above it',
  height: BOTTOM + 14,
  draw(c) {
    modulePlate(c, {x: LEFT, y: TOP, w: RIGHT - LEFT, h: BOTTOM - TOP}, HEAD);
    c.text('snare pads', {x: LEFT + 16, y: TOP + HEAD / 2}, {bold: true, size: SIZE});
    stopSign(c, {x: LEFT + 28, y: LINE});
    c.text('M', {x: LEFT + 52, y: LINE}, {bold: true, size: 16});
    note(c, LEFT + 78, LINE, ['stop and mute', 'on the module']);
    line(
      c,
      [
        {x: LEFT + 8, y: BODY - 4},
        {x: RIGHT - 8, y: BODY - 4},
      ],
      {color: PALETTE.faint, width: 1.25},
    );

    fader(c, LEFT + 30, BODY + 10, 92, 0.7);
    [0, 1].forEach((channel) =>
      meter(c, {x: LEFT + 72 + channel * 13, y: BODY + 10, w: 10, h: 92}, 0.62 - channel * 0.1, {
        kind: 'sound',
      }),
    );
    knob(c, {x: LEFT + 138, y: BODY + 56}, 0.5, 20);
    const names = {level: LEFT + 30, meter: LEFT + 84, pan: LEFT + 138};
    for (const [name, x] of Object.entries(names)) {
      c.text(name, {x, y: BODY + 118}, {anchor: 'middle', size: SIZE});
    }
    note(c, LEFT + 166, BODY + 56, ['Mix panel', 'how loud, where']);
  },
});
