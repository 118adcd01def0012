import {noteOfValue, pitchName, SCALE_DEFAULTS} from '../../../../../src/play/core';
import {
  arrow,
  type Canvas,
  defineDiagram,
  grid,
  heading,
  KINDS,
  line,
  PALETTE,
} from '../../../../kit';

/** Eight tries at one strength. */
const TRIES = [0.42, 0.45, 0.475, 0.49, 0.51, 0.53, 0.56, 0.59];
const FIVE = [60, 62, 64, 67, 69];
const TWELVE = Array.from({length: 12}, (_unused, semitone) => 60 + semitone);
const [LEFT, LENGTH, GAP] = [16, 320, 3];

function strip(c: Canvas, y: number, title: string, notes: readonly number[]): void {
  heading(c, title, {x: LEFT, y});
  const struck = TRIES.map((value) => noteOfValue({...SCALE_DEFAULTS, notes}, value));
  const base = y + 42;
  line(
    c,
    [
      {x: LEFT, y: base},
      {x: LEFT + LENGTH, y: base},
    ],
    {width: 1.25},
  );
  TRIES.forEach((value) => {
    const x = LEFT + value * LENGTH;
    line(
      c,
      [
        {x, y: base},
        {x, y: base - 18},
      ],
      {color: KINDS.input.stroke, width: 2},
    );
    c.add('circle', {cx: x, cy: base - 19, r: 3, fill: KINDS.input.stroke});
  });
  grid(c, {
    x: LEFT,
    y: y + 48,
    gap: GAP,
    cell: {w: (LENGTH - (notes.length - 1) * GAP) / notes.length, h: 32},
    rows: [notes.map((note) => (struck.includes(note) ? 'sound' : null))],
    texts: [notes.map(pitchName)],
  });
}

export default defineDiagram({
  title: 'Eight tries at one note, in a scale of five notes and in one of twelve',
  height: 246,
  draw(c) {
    strip(c, 22, 'Five notes: every try lands', FIVE);
    strip(c, 128, 'Twelve notes: the neighbors sound too', TWELVE);
    c.text('soft', {x: LEFT, y: 230}, {color: PALETTE.muted});
    c.text('hard', {x: LEFT + LENGTH, y: 230}, {anchor: 'end', color: PALETTE.muted});
    arrow(c, {x: 48, y: 230}, {x: 300, y: 230});
  },
});
