/**
 * C3 is MIDI note 60 in this program; other makers call the same note C4.
 * facts: controllers/note-controller 19
 */
export const C3 = 60;

/** Eb, F# and Ab as the sheets spell them (facts: panels/pitch-scale 11); C# and Bb are ours. */
const NAMES = ['C', 'C#', 'D', 'Eb', 'E', 'F', 'F#', 'G', 'Ab', 'A', 'Bb', 'B'];

/**
 * Names a note without its octave: "Eb".
 *
 * @param note MIDI note, 0 to 127
 * @throws RangeError for any other number
 */
export function pitchName(note: number): string {
  const name = NAMES[note % 12];
  if (name === undefined || note < 0 || note > 127) {
    throw new RangeError(`A MIDI note is a whole number from 0 to 127, not ${note}.`);
  }
  return name;
}

/**
 * Names a note: "C3" for 60.
 *
 * @param note MIDI note, 0 to 127
 * @throws RangeError for any other number
 */
export function noteName(note: number): string {
  return `${pitchName(note)}${3 + Math.floor((note - C3) / 12)}`;
}
