import {
  C3,
  playSequencer,
  SEQUENCER_DEFAULTS,
  SHORT,
  startSequencer,
} from '../../../../../src/play/core';
import {
  defineDiagram,
  hitGuides,
  hitsLane,
  phraseTime,
  pianoRoll,
  playPhrase,
  stepsLane,
} from '../../../../kit';

/** A Midi router on each step. */
const STEPS = [
  {pitch: C3, name: 'C'},
  {pitch: C3 + 4, name: 'E'},
  {pitch: C3 + 7, name: 'G'},
];
const SETTINGS = {
  ...SEQUENCER_DEFAULTS,
  modules: STEPS.map(({name}) => ({id: name, name, length: SHORT})),
  steps: STEPS.map(({name}) => [name]),
  zones: ['center', 'edge', 'rim'] as const,
  buttons: [],
};

export default defineDiagram({
  title: 'Each hit sends the next note of a C major chord',
  wide: true,
  height: 242,
  draw(c) {
    const time = phraseTime(44, 504);
    for (const [from, to] of [
      [80, 93],
      [136, 148],
      [166, 230],
    ] as const) {
      hitGuides(c, time, from, to);
    }
    hitsLane(c, {time, y: 32, h: 50, label: 'You hit', plain: true});
    const played = playPhrase(playSequencer, SETTINGS, startSequencer());
    stepsLane(c, {
      time,
      y: 112,
      h: 24,
      label: 'Step of the Sequencer',
      values: played.map(({result}) => (result.state.step ?? 0) + 1),
    });
    pianoRoll(c, {
      time,
      y: 168,
      h: 62,
      label: 'Midi router sends',
      names: true,
      rows: STEPS,
      notes: played.map(({hit, result}) => ({
        from: hit.time,
        to: hit.time + 0.28,
        pitch: STEPS[result.state.step ?? 0]?.pitch ?? C3,
      })),
    });
  },
});
