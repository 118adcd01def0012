import {describe, expect, it} from 'vitest';
import {
  noteName,
  noteOfValue,
  pitchName,
  SCALE_DEFAULTS,
  type ScaleSettings,
  toggleNote,
} from '../../../../src/play/core';

// controllers/note-controller 17, 19, 20
it.each([
  [60, 'C3'],
  [71, 'B3'],
  [72, 'C4'],
  [59, 'B2'],
  [0, 'C-2'],
  [127, 'G8'],
])('note %i is called %s', (note, name) => {
  expect(noteName(note)).toBe(name);
});

/** The notes of eight hits from soft to hard, each in the middle of an eighth of the range. */
const climb = (settings: ScaleSettings): string =>
  Array.from({length: 8}, (_unused, index) => noteOfValue(settings, (index + 0.5) / 8))
    .map((note) => (note === null ? '-' : pitchName(note)))
    .join(' ');

describe('Note Control', () => {
  it('climbs Hungarian Minor from C, soft to hard (panels/pitch-scale 11)', () => {
    expect(climb(SCALE_DEFAULTS)).toBe('C D Eb F# G Ab B C');
    expect([0.001, 1].map((value) => noteOfValue(SCALE_DEFAULTS, value))).toEqual([60, 72]);
  });

  it('gives each note an equal share, whatever the order of the keys', () => {
    expect(climb({...SCALE_DEFAULTS, notes: [60, 62]})).toBe('C C C C D D D D');
    expect(climb({...SCALE_DEFAULTS, notes: [67, 60, 64, 62]})).toBe('C C D D E E G G');
    expect(climb({...SCALE_DEFAULTS, notes: [67]})).toBe('G G G G G G G G');
  });

  it('turns keys off and on', () => {
    const fewer = toggleNote(SCALE_DEFAULTS.notes, 66);
    expect(climb({...SCALE_DEFAULTS, notes: fewer})).toBe('C D Eb G G Ab B C');
    expect(toggleNote(fewer, 66)).toEqual(SCALE_DEFAULTS.notes);
  });
});
