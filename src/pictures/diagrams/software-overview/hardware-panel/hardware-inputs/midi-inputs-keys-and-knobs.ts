import {C3} from '../../../../../play/core';
import {
  arrow,
  box,
  type Canvas,
  defineDiagram,
  KINDS,
  knob,
  levelLane,
  PALETTE,
  phraseTime,
  pianoRoll,
} from '../../../kit';

/** A small keyboard with knobs above its keys. */
function device(c: Canvas, x: number, y: number): void {
  c.add('rect', {
    x,
    y,
    width: 112,
    height: 124,
    rx: 9,
    fill: KINDS.hardware.fill,
    stroke: KINDS.hardware.stroke,
    'stroke-width': 1.75,
  });
  for (let index = 0; index < 7; index += 1) {
    c.add('rect', {
      x: x + 8 + index * 13.8,
      y: y + 14,
      width: 12.8,
      height: 52,
      rx: 2,
      fill: index === 0 || index === 2 || index === 4 ? KINDS.sound.fill : PALETTE.white,
      stroke: KINDS.hardware.stroke,
      'stroke-width': 1,
    });
  }
  [0, 1, 3, 4, 5].forEach((index) =>
    c.add('rect', {
      x: x + 8 + (index + 1) * 13.8 - 4.5,
      y: y + 14,
      width: 8,
      height: 30,
      rx: 1.5,
      fill: PALETTE.muted,
    }),
  );
  [0, 1, 2].forEach((index) =>
    knob(c, {x: x + 24 + index * 32, y: y + 96}, index === 2 ? 0.8 : 0.2, 12),
  );
}

const ROWS = [0, 2, 4, 5, 7].map((step) => ({pitch: C3 + step}));
const NOTES = [0, 4, 7, 4, 0].map((step, index) => ({
  from: index * 0.5,
  to: index * 0.5 + 0.45,
  pitch: C3 + step,
}));

export default defineDiagram({
  title: 'Keys play notes, a knob moves a control',
  wide: true,
  height: 200,
  draw(c) {
    device(c, 10, 36);
    const time = phraseTime(304, 244, 2.6);
    const keys = box(c, {
      x: 150,
      y: 44,
      w: 126,
      h: 46,
      label: 'Keyboard',
      note: 'virtual input',
      kind: 'input',
    });
    arrow(c, {x: 122, y: 67}, keys.left);
    arrow(c, keys.right, {x: 304, y: 67});
    pianoRoll(c, {time, y: 36, h: 62, label: 'a module plays', rows: ROWS, notes: NOTES});
    const moves = box(c, {
      x: 150,
      y: 126,
      w: 126,
      h: 46,
      label: 'MIDI Control',
      note: 'assignment',
      kind: 'control',
      shape: 'pill',
    });
    arrow(c, {x: 122, y: 149}, moves.left, {control: true});
    arrow(c, moves.right, {x: 304, y: 149}, {control: true});
    levelLane(c, {
      time,
      y: 132,
      h: 54,
      label: 'dry/wet of a reverb moves',
      points: [
        {at: 0, value: 0.1},
        {at: 0.5, value: 0.1, glide: true},
        {at: 1.2, value: 0.85},
        {at: 1.7, value: 0.85, glide: true},
        {at: 2.2, value: 0.4},
      ],
    });
  },
});
