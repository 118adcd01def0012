import type {Instrument} from './instrument';
import {membrane} from './membrane';
import {tones} from './tones';

/**
 * The sounds of the demonstrations. All of this is ours and made here: no file of sound is loaded.
 * Levels leave room for four at full strength (tests/browser/play/sound.spec.ts).
 */

/** E minor with a ninth. */
export const chordOne: Instrument = tones({
  notes: [52, 59, 62, 66, 67],
  length: 6,
  level: 0.085,
  bright: 1.5,
  ratio: 1,
});

/** C major seventh: three notes of the first chord move. */
export const chordTwo: Instrument = tones({
  notes: [48, 55, 64, 66, 71],
  length: 6,
  level: 0.085,
  bright: 1.5,
  ratio: 1,
});

/** A long low E. */
export const bass: Instrument = tones({
  notes: [40],
  length: 6,
  level: 0.26,
  bright: 2.2,
  ratio: 1,
});

/** A snare hit in the middle: the head's own tone, few wires. */
export const darkSnare: Instrument = membrane({
  pitch: 174,
  length: 0.42,
  modes: [0.3, 0.1, 0.05, 0.09, 0.02, 0.02],
  stick: {level: 0.24, pitch: 2600},
  wires: {level: 0.2, length: 0.24, pitch: 3200},
});

/** The same snare near the hoop: higher modes ring, the wires are thin and high. */
export const brightSnare: Instrument = membrane({
  pitch: 186,
  length: 0.5,
  modes: [0.1, 0.14, 0.13, 0.05, 0.1, 0.08, 0.07, 0.06],
  stick: {level: 0.3, pitch: 5200},
  wires: {level: 0.26, length: 0.17, pitch: 6400},
});

/** A conga: one clear tone. */
export const conga: Instrument = membrane({
  pitch: 208,
  length: 0.4,
  modes: [0.34, 0.1, 0.07, 0.03],
  stick: {level: 0.28, pitch: 1900},
});
