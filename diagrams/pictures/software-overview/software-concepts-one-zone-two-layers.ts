import {arrow, box, type Canvas, defineDiagram, drumMap, fader, frame, heading} from '../../kit';

const R = 46;
const FADER = 46;
/** Both versions have the two sounds at the same places, so that eyes pair them. */
const SOUNDS = [
  {name: 'Chords', shift: -30, level: 0.3},
  {name: 'Wood', shift: 30, level: 0.8},
] as const;
const BOX = {x: 212, w: 162, h: 46, kind: 'sound'} as const;

/** The tom whose center is hit. */
function tom(c: Canvas, y: number): {x: number; y: number} {
  drumMap(c, {cx: 76, cy: y, r: R, kind: 'tom', lit: ['center']});
  return {x: 76 + R + 6, y};
}

export default defineDiagram({
  title: 'One zone in version 1 and in version 2',
  wide: true,
  height: 330,
  draw(c) {
    const [first, second] = [98, 260];
    heading(c, 'Version 1', {x: 14, y: 20});
    const one = tom(c, first);
    const channel = frame(c, {
      x: 198,
      y: first - 82,
      w: 190,
      h: 148,
      label: 'Tom channel',
      kind: 'sound',
    });
    arrow(c, one, {x: channel.x, y: first});
    SOUNDS.forEach(({name, shift}) => box(c, {...BOX, y: first + shift - 23, label: name}));
    fader(c, 424, first - FADER / 2, FADER, 0.6);
    c.text('one level', {x: 446, y: first});

    heading(c, 'Version 2', {x: 14, y: 190});
    const two = tom(c, second);
    SOUNDS.forEach(({name, shift, level}) => {
      const y = second + shift;
      const layer = box(c, {...BOX, y: y - 23, label: name, note: 'layer'});
      arrow(c, two, layer.left, {bend: 'x-y-x'});
      fader(c, 424, y - FADER / 2, FADER, level);
      c.text('its own level', {x: 446, y});
    });
  },
});
