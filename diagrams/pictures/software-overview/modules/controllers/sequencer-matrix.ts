import {
  playSequencer,
  SEQUENCER_DEFAULTS,
  type SequencerSettings,
  startSequencer,
} from '../../../../../src/play/core';
import {
  type Canvas,
  defineDiagram,
  grid,
  heading,
  hitGuides,
  hitsLane,
  phraseTime,
  pianoRoll,
  playPhrase,
  type Time,
} from '../../../../kit';

const NAMES = ['bass', 'chords', 'bell'];

const withSteps = (steps: SequencerSettings['steps']): SequencerSettings => ({
  ...SEQUENCER_DEFAULTS,
  modules: NAMES.map((name) => ({id: name, name, length: 0.2})),
  steps,
  zones: ['center', 'edge', 'rim'],
  next: [],
});

const ADDED = withSteps([['bass'], ['chords'], ['bell']]);
const SHAPED = withSteps([['bass'], ['chords'], ['bass'], ['chords', 'bell']]);

function matrix(c: Canvas, x: number, y: number, {steps}: SequencerSettings): void {
  // A fourth step comes with a fourth module, whose square is then off.
  const rows = steps.length > NAMES.length ? [...NAMES, 'fourth module'] : NAMES;
  grid(c, {
    x,
    y,
    cell: 28,
    gap: 4,
    columnLabels: steps.map((_step, index) => String(index + 1)),
    rows: rows.map((name) => steps.map((on) => (on.includes(name) ? 'chosen' : null))),
  });
  rows.forEach((name, row) =>
    c.text(name, {x: x + steps.length * 32 + 8, y: y + 14 + row * 32}, {bold: true}),
  );
}

/** What eight hits play: a row for each module. */
function heard(c: Canvas, time: Time, y: number, settings: SequencerSettings): void {
  const played = playPhrase(playSequencer, settings, startSequencer());
  pianoRoll(c, {
    time,
    y,
    h: 66,
    names: true,
    notes: played.flatMap(({hit, result}) =>
      result.outcome.starts.map(({name}) => ({
        from: hit.time - 0.1,
        to: hit.time + 0.12,
        pitch: -NAMES.indexOf(name),
      })),
    ),
    rows: NAMES.map((name, index) => ({name, pitch: -index})).reverse(),
  });
}

export default defineDiagram({
  title: 'A pattern as it is after adding modules, and one shaped in the matrix',
  wide: true,
  height: 340,
  draw(c) {
    heading(c, 'As added', {x: 20, y: 20});
    heading(c, 'After some clicks', {x: 300, y: 20});
    matrix(c, 20, 56, ADDED);
    matrix(c, 300, 56, SHAPED);
    [
      {x: 20, settings: ADDED},
      {x: 300, settings: SHAPED},
    ].forEach(({x, settings}) => {
      const time = phraseTime(x + 50, 192);
      hitGuides(c, time, 252, 328);
      hitsLane(c, {time, y: 212, h: 42, label: 'Eight hits', plain: true});
      heard(c, time, 262, settings);
    });
  },
});
