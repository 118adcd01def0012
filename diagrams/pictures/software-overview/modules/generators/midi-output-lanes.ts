import {NO_VOICES, PHRASE, playScale, SCALE_DEFAULTS} from '../../../../../src/play/core';
import {
  defineDiagram,
  hitGuides,
  hitsLane,
  levelLane,
  PALETTE,
  phraseTime,
  pianoRoll,
  playPhrase,
  stepsLane,
} from '../../../../kit';

/** Notes of a General MIDI kit: snare on the head, side stick on the rim. */
const NOTE = {center: '38', edge: '38', rim: '37'} as const;

export default defineDiagram({
  title: 'What the three MIDI generators send for the same hits',
  wide: true,
  height: 404,
  draw(c) {
    const time = phraseTime(64, 484);
    for (const [from, to] of [
      [80, 98],
      [142, 160],
      [180, 268],
      [288, 390],
    ] as const) {
      hitGuides(c, time, from, to);
    }
    hitsLane(c, {time, y: 32, h: 50, label: 'You hit', legend: true});
    stepsLane(c, {
      time,
      y: 118,
      h: 24,
      label: 'MIDI Notes: 38 for the head, 37 for the rim',
      values: PHRASE.map(({zone}) => (zone === 'rim' ? NOTE.rim : NOTE.center)),
    });
    levelLane(c, {
      time,
      y: 180,
      h: 70,
      label: 'Midi CCs generator: a value for each hit',
      kind: 'control',
      points: PHRASE.map(({time: at, strength}) => ({at, value: strength})),
    });
    c.text('127', {x: 56, y: 187}, {anchor: 'end', color: PALETTE.muted});
    c.text('0', {x: 56, y: 243}, {anchor: 'end', color: PALETTE.muted});
    const notes = playPhrase(playScale, SCALE_DEFAULTS, NO_VOICES).flatMap(({hit, result}) =>
      result.outcome.starts.map(({pitch = 0}) => ({from: hit.time, to: hit.time + 0.3, pitch})),
    );
    pianoRoll(c, {
      time,
      y: 288,
      h: 100,
      label: 'Midi router: notes of a scale, higher the harder you hit',
      notes,
      rows: SCALE_DEFAULTS.notes.map((pitch) => ({pitch})),
    });
  },
});
