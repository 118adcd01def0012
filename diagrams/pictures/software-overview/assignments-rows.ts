import {
  ASSIGNMENT_DEFAULTS,
  ASSIGNMENT_START,
  type Hit,
  PHRASE,
  playAssignment,
  PHRASE_SECONDS,
} from '../../../src/play/core';
import {
  arrow,
  type Canvas,
  defineDiagram,
  hitsLane,
  KINDS,
  laneGround,
  laneLabel,
  levelLane,
  PALETTE,
  phraseTime,
  playPhrase,
  timeX,
} from '../../kit';

const LEFT = phraseTime(14, 240);
const RIGHT = phraseTime(306, 240);
const H = 38;
const ROW = 72;
const rowY = (row: number): number => 34 + row * ROW;

/** A fill that gets faster and slows down, all strokes alike. Ours. */
const FILL: readonly Hit[] = [0, 1, 1.5, 2, 2.25, 2.5, 2.75, 3, 3.5].map((time) => ({
  zone: 'center',
  strength: 0.7,
  time,
}));

/** A button pressed twice. */
const PRESSES: readonly Hit[] = [0.5, 2.5].map((time) => ({zone: 'center', strength: 1, time}));

/** How a control moves that velocity drives, from 0 to 1. */
function moved(hits: readonly Hit[], controlType: 'continuous' | 'toggle') {
  const played = playPhrase(
    playAssignment,
    {...ASSIGNMENT_DEFAULTS, controlType},
    ASSIGNMENT_START,
    hits,
  );
  return [
    {at: 0, value: 0},
    ...played.map(({hit, result}) => ({at: hit.time, value: result.state.amount})),
  ];
}

/** Strokes in a quarter of a second: 1 for the fastest of the fill, 0 after the first. Ours. */
const speed = FILL.map(({time}, index) => {
  const before = FILL[index - 1];
  return {at: time, value: before ? 0.25 / (time - before.time) : 0};
});

/** Marks in a lane, such as presses of a button. */
function marks(
  c: Canvas,
  time: typeof LEFT,
  y: number,
  at: readonly number[],
  color: string,
): void {
  at.forEach((second) =>
    c.add('rect', {
      x: timeX(time, second) - 7,
      y: y + H / 2 - 7,
      width: 14,
      height: 14,
      rx: 2,
      fill: color,
    }),
  );
}

export default defineDiagram({
  title: 'Four assignments: what you play, and the control that it moves',
  wide: true,
  height: rowY(3) + H + 14,
  draw(c) {
    const both = (row: number, source: string, destination: string) => {
      const y = rowY(row);
      laneLabel(c, {time: RIGHT, y, h: H, label: destination});
      arrow(c, {x: 260, y: y + H / 2}, {x: 302, y: y + H / 2}, {control: true});
      return {left: {time: LEFT, y, h: H, label: source}, right: {time: RIGHT, y, h: H}};
    };
    const velocity = both(0, 'Snare 1, by velocity', 'Transpose');
    hitsLane(c, velocity.left);
    levelLane(c, {...velocity.right, points: moved(PHRASE, 'continuous')});

    const fill = both(1, 'Tom 2, by speed', 'Reverb mix');
    hitsLane(c, {...fill.left, hits: FILL});
    levelLane(c, {...fill.right, points: speed});

    const rim = both(2, 'Snare rim, by velocity', 'Stop button');
    hitsLane(c, {...rim.left, isFaint: ({zone}) => zone !== 'rim'});
    laneGround(c, rim.right);
    const stops = PHRASE.filter(({zone}) => zone === 'rim').map(({time}) => time);
    marks(c, RIGHT, rowY(2), stops, KINDS.control.stroke);
    stops.forEach((at) =>
      c.text('pressed', {x: timeX(RIGHT, at) + 14, y: rowY(2) + H / 2}, {color: PALETTE.muted}),
    );

    const button = both(3, 'MIDI button', 'Mute button');
    laneGround(c, button.left);
    laneLabel(c, button.left);
    const pressed = PRESSES.map(({time}) => time);
    marks(c, LEFT, rowY(3), pressed, KINDS.input.stroke);
    levelLane(c, {...button.right, points: moved(PRESSES, 'toggle')});
    const [from = 0, to = PHRASE_SECONDS] = pressed.map((at) => timeX(RIGHT, at));
    c.text(
      'muted',
      {x: (from + to) / 2, y: rowY(3) + H / 2 + 2},
      {
        anchor: 'middle',
        color: PALETTE.muted,
      },
    );
  },
});
