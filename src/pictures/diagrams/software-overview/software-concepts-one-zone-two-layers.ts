import {arrow, box, type Canvas, defineDiagram, drumMap, fader, frame, heading} from '../kit';

const R = 46;
const FADER = 54;

/** The tom whose center is hit. */
function tom(c: Canvas, y: number): {x: number; y: number} {
  drumMap(c, {cx: 76, cy: y, r: R, kind: 'tom', lit: ['center']});
  return {x: 76 + R + 6, y};
}

export default defineDiagram({
  title: 'One zone in version 1 and in version 2',
  wide: true,
  height: 300,
  draw(c) {
    heading(c, 'Version 1', {x: 14, y: 20});
    const one = tom(c, 84);
    const channel = frame(c, {x: 198, y: 34, w: 190, h: 100, label: 'Tom channel', kind: 'sound'});
    box(c, {x: 212, y: 58, w: 162, h: 28, label: 'Chords', kind: 'sound'});
    box(c, {x: 212, y: 94, w: 162, h: 28, label: 'Wood', kind: 'sound'});
    arrow(c, one, channel.left);
    fader(c, 424, 84 - FADER / 2, FADER, 0.6);
    c.text('one level', {x: 446, y: 84});

    heading(c, 'Version 2', {x: 14, y: 166});
    const two = tom(c, 230);
    for (const [label, y, level] of [
      ['Chord layer', 196, 0.3],
      ['Percussion layer', 264, 0.8],
    ] as const) {
      const layer = box(c, {x: 198, y: y - 23, w: 190, h: 46, label, kind: 'sound'});
      arrow(c, two, layer.left, {bend: 'x-y-x'});
      fader(c, 424, y - FADER / 2, FADER, level);
      c.text('a level of its own', {x: 446, y});
    }
  },
});
