import {arrow, defineDiagram, KINDS, line, PALETTE} from '../../../kit';

const WHITE = ['C', 'D', 'E', 'F', 'G', 'A', 'B', 'C'];
const WHITE_ON = [true, true, false, false, true, false, true, true];
/** Black keys: after which white key, and whether they are on. */
const BLACK = [
  {after: 0, on: false},
  {after: 1, on: true, name: 'Eb'},
  {after: 3, on: true, name: 'F#'},
  {after: 4, on: true, name: 'Ab'},
  {after: 5, on: false},
];
const NOTES = ['C', 'D', 'Eb', 'F#', 'G', 'Ab', 'B', 'C'];

export default defineDiagram({
  title: 'Velocity moves through the notes that are on',
  height: 252,
  draw(c) {
    const [left, top, width] = [20, 16, 39];
    WHITE.forEach((name, index) => {
      const x = left + index * width;
      const on = WHITE_ON[index] === true;
      c.add(
        'rect',
        {
          x,
          y: top,
          width: width - 1,
          height: 106,
          rx: 3,
          fill: on ? KINDS.sound.fill : PALETTE.white,
          stroke: PALETTE.line,
        },
        {x, y: top, w: width, h: 106},
      );
      c.text(
        name,
        {x: x + width / 2, y: top + 92},
        {anchor: 'middle', bold: on, color: on ? PALETTE.ink : PALETTE.muted},
      );
    });
    BLACK.forEach(({after, on, name = ''}) => {
      const x = left + (after + 1) * width - 13;
      c.add('rect', {
        x,
        y: top,
        width: 26,
        height: 64,
        rx: 3,
        fill: on ? KINDS.sound.stroke : PALETTE.muted,
      });
      c.text(
        name,
        {x: x + 13, y: top + 50},
        {anchor: 'middle', bold: true, color: PALETTE.white, over: true},
      );
    });
    const ramp = {x: 24, y: 142, w: 304, h: 50};
    line(
      c,
      [
        {x: ramp.x, y: ramp.y + ramp.h},
        {x: ramp.x + ramp.w, y: ramp.y},
        {x: ramp.x + ramp.w, y: ramp.y + ramp.h},
        {x: ramp.x, y: ramp.y + ramp.h},
      ],
      {color: KINDS.input.stroke, fill: KINDS.input.fill},
    );
    NOTES.forEach((note, index) => {
      c.text(
        note,
        {x: ramp.x + (index + 0.5) * (ramp.w / 8), y: 206},
        {anchor: 'middle', bold: true},
      );
    });
    c.text('soft', {x: 24, y: 230}, {color: PALETTE.muted});
    c.text('hard', {x: 328, y: 230}, {anchor: 'end', color: PALETTE.muted});
    arrow(c, {x: 60, y: 230}, {x: 290, y: 230});
  },
});
