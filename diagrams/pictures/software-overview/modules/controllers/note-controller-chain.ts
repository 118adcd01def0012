import {
  noteName,
  NO_VOICES,
  playScale,
  SCALE_DEFAULTS,
  type ScaleSettings,
} from '../../../../../src/play/core';
import {
  defineDiagram,
  hitGuides,
  hitsLane,
  phraseTime,
  pianoRoll,
  playPhrase,
  soundsLane,
  soundsOf,
} from '../../../../kit';

const SETTINGS: ScaleSettings = {...SCALE_DEFAULTS, notes: [60, 62, 64, 67, 69]};

/** How long the sample of the picture rings, in seconds. */
const LENGTH = 0.5;

export default defineDiagram({
  title: 'A hit becomes a note, and the note plays the sampler',
  height: 304,
  draw(c) {
    const time = phraseTime(44, 298);
    const played = playPhrase(playScale, SETTINGS, NO_VOICES);
    const sounds = soundsOf(played).map((sound) => ({
      ...sound,
      to: sound.from + LENGTH,
      length: LENGTH,
    }));
    hitGuides(c, time, 90, 102);
    hitGuides(c, time, 124, 232);
    hitGuides(c, time, 250, 290);
    hitsLane(c, {time, y: 34, h: 56, label: 'In: hits', plain: true});
    pianoRoll(c, {
      time,
      y: 124,
      h: 92,
      label: 'Note Controller: notes',
      names: true,
      // Each note until the next hit, so that a melody is seen.
      notes: sounds.map(({from, to, pitch = 60}, index) => ({
        from,
        to: Math.min(to, sounds[index + 1]?.from ?? to),
        pitch,
      })),
      rows: SETTINGS.notes.map((pitch) => ({pitch, name: noteName(pitch)})),
    });
    soundsLane(c, {time, y: 250, h: 40, label: 'Sampler: sound', sounds});
  },
});
