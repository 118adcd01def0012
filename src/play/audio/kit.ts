import type {Instrument} from './instrument';
import {membrane} from './membrane';
import {tones} from './tones';

/**
 * The sounds of the demonstrations. All of this is ours and made here: no file of sound is loaded.
 * Levels leave room for four at full strength (tests/browser/play/sound.spec.ts).
 */

/** E minor with a ninth. */
export const chordOne: Instrument = tones({
  notes: [52, 55, 62, 66, 71],
  length: 6,
  level: 0.085,
  bright: 1.5,
  ratio: 1,
});

/** C major with seventh and ninth: the bass note and two more move. */
export const chordTwo: Instrument = tones({
  notes: [48, 55, 62, 64, 71],
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
  length: 0.55,
  bright: 9000,
  modes: [0.34, 0.12, 0.06, 0.1, 0.03, 0.03],
  stick: {level: 0.2, pitch: 2600},
  wires: {level: 0.24, length: 0.36, pitch: 3200},
});

/** The same snare near the hoop: higher modes ring, the wires are thin and high. */
export const brightSnare: Instrument = membrane({
  pitch: 186,
  length: 0.7,
  bright: 15_000,
  modes: [0.12, 0.16, 0.15, 0.06, 0.12, 0.1, 0.08, 0.06],
  stick: {level: 0.2, pitch: 5200},
  wires: {level: 0.2, length: 0.28, pitch: 6400},
});

/** A conga: one clear tone. */
export const conga: Instrument = membrane({
  pitch: 208,
  length: 0.55,
  bright: 6000,
  modes: [0.4, 0.12, 0.08, 0.04],
  stick: {level: 0.2, pitch: 1900},
});
