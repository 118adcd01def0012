import {
  arrow,
  box,
  type Canvas,
  defineDiagram,
  KINDS,
  knob,
  laneGround,
  levelLane,
  PALETTE,
  phraseTime,
  piano,
  type Time,
  timeX,
} from '../../../../kit';

/** Keys in the order they are pressed, as half tones from C; each lasts a step. Ours. */
const PRESSED = [0, 4, 7, 9, 5];
const STEP = 0.5;
const ROWS = [0, 4, 5, 7, 9];
const ROW = 17;

/** The knob over time: left, up, then to the middle. */
const TURNS = [
  {at: 0, value: 0.1},
  {at: 0.5, value: 0.1, glide: true},
  {at: 1, value: 0.9},
  {at: 1.5, value: 0.9, glide: true},
  {at: 2, value: 0.45},
];

/** Notes as blocks on ruled rows, each with the number of its key. */
function notes(c: Canvas, time: Time, y: number): void {
  const h = ROWS.length * ROW;
  laneGround(c, {time, y, h});
  PRESSED.forEach((note, index) => {
    const top = y + (ROWS.length - 1 - ROWS.indexOf(note)) * ROW;
    const [x, end] = [timeX(time, index * STEP), timeX(time, index * STEP + 0.46)];
    c.add('rect', {x, y: top, width: end - x, height: ROW, rx: 3, fill: KINDS.sound.stroke});
    c.text(
      String(index + 1),
      {x: (x + end) / 2, y: top + ROW / 2},
      {anchor: 'middle', bold: true, color: PALETTE.white, over: true},
    );
  });
}

export default defineDiagram({
  title: 'Keys play notes, a knob moves a control',
  wide: true,
  height: 258,
  draw(c) {
    const {fill, stroke} = KINDS.hardware;
    c.add('rect', {
      x: 10,
      y: 14,
      width: 162,
      height: 232,
      rx: 12,
      fill,
      stroke,
      'stroke-width': 1.75,
    });
    const keys = piano(c, {x: 21, y: 30, w: 140, h: 96, whites: 7, on: PRESSED});
    PRESSED.forEach((note, index) => {
      const key = keys.get(note);
      if (!key) return;
      c.text(
        String(index + 1),
        {x: key.center.x, y: key.bottom.y - 14},
        {anchor: 'middle', bold: true, color: PALETTE.white, over: true},
      );
    });
    knob(c, {x: 91, y: 200}, 0.45, 27, {color: KINDS.control.stroke});
    const time = phraseTime(346, 204, PRESSED.length * STEP);
    const plays = box(c, {
      x: 198,
      y: 55,
      w: 114,
      h: 46,
      label: 'Keyboard',
      note: 'virtual input',
      kind: 'input',
    });
    arrow(c, {x: 172, y: 78}, plays.left);
    arrow(c, plays.right, {x: time.x, y: 78});
    c.text('a module plays', {x: time.x, y: 22}, {bold: true});
    notes(c, time, 36);
    const moves = box(c, {
      x: 198,
      y: 177,
      w: 114,
      h: 46,
      label: 'MIDI Control',
      note: 'assignment',
      kind: 'control',
      shape: 'pill',
    });
    arrow(c, {x: 118, y: 200}, moves.left, {control: true});
    arrow(c, moves.right, {x: time.x, y: 200}, {control: true});
    c.text('dry/wet of a reverb moves', {x: time.x, y: 144}, {bold: true});
    [0.25, 1.25, 2.25].forEach((at, index) =>
      knob(c, {x: timeX(time, at), y: 170}, [0.1, 0.9, 0.45][index] ?? 0, 11, {
        color: KINDS.control.stroke,
      }),
    );
    levelLane(c, {time, y: 188, h: 54, points: TURNS});
  },
});
