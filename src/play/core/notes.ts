/** MIDI note 60 in this program; other makers call it C4. facts: controllers/note-controller 19 */
export const C3 = 60;

/** Eb, F# and Ab as the sheets spell them (facts: panels/pitch-scale 11); C# and Bb are ours. */
const NAMES = ['C', 'C#', 'D', 'Eb', 'E', 'F', 'F#', 'G', 'Ab', 'A', 'Bb', 'B'];

/** Names a MIDI note without its octave: "Eb". */
export const pitchName = (note: number): string => NAMES[note % 12] ?? '';

/** Names a MIDI note: "C3" for 60. */
export const noteName = (note: number): string =>
  `${pitchName(note)}${3 + Math.floor((note - C3) / 12)}`;
