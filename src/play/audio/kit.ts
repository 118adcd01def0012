import {click} from './click';
import {membrane} from './membrane';
import {tones} from './tones';

/** The sounds of the demonstrations: all made here, no file of sound is loaded. */

const chord = (notes: readonly number[], bright: number, level = 0.085) =>
  tones({notes, length: 6, level, bright, ratio: 1});

/** E minor with a ninth. */
export const chordOne = chord([52, 55, 62, 66, 71], 2);

/** C major with seventh and ninth: the bass note and two more move. */
export const chordTwo = chord([48, 55, 62, 64, 71], 2);

/** A long low E, with its octave: small loudspeakers have nothing else of it. */
export const bass = chord([40, 52], 1.7, 0.17);

/** A snare hit in the middle: the head's own tone, few wires. */
export const darkSnare = membrane({
  pitch: 174,
  length: 0.55,
  bright: 9000,
  modes: [0.26, 0.11, 0.06, 0.08, 0.035, 0.035],
  stick: {level: 0.2, pitch: 2600},
  wires: {level: 0.54, length: 0.36, pitch: 3200},
});

/** The same snare near the hoop: higher modes ring, the wires are thin and high. */
export const brightSnare = membrane({
  pitch: 186,
  length: 0.7,
  bright: 15_000,
  modes: [0.085, 0.12, 0.11, 0.045, 0.085, 0.07, 0.06, 0.045],
  stick: {level: 0.2, pitch: 5200},
  wires: {level: 0.52, length: 0.28, pitch: 5600},
});

/** A conga: one clear tone. */
export const conga = membrane({
  pitch: 208,
  length: 0.55,
  bright: 9000,
  modes: [0.29, 0.14, 0.1, 0.04, 0.06, 0.03],
  stick: {level: 0.45, pitch: 1900},
});

/** A rack tom: a low head that rings, and bends a little when it is hit hard. */
export const tom = membrane({
  pitch: 118,
  length: 0.9,
  bright: 5200,
  modes: [0.46, 0.16, 0.08, 0.05, 0.03],
  stick: {level: 0.16, pitch: 1700},
});

/** Four chords that follow one another, each in the place on the keys that is nearest the last. */
export const chordAm = chord([45, 57, 60, 64, 67], 1.5);
export const chordF = chord([41, 57, 60, 64, 65], 1.5);
export const chordC = chord([48, 55, 60, 64, 71], 1.5);
export const chordG = chord([43, 55, 59, 62, 69], 1.5);

/** A stick on a hoop, short and dry: what ears have of a hit before any sample. */
export const stick = membrane({
  pitch: 960,
  length: 0.07,
  bright: 12_000,
  modes: [0.3, 0.14, 0.1],
  stick: {level: 0.3, pitch: 4200},
});

/** The stick's shoulder on a hoop: metal, short, with a little of the head. */
export const rimClick = membrane({
  pitch: 810,
  length: 0.3,
  bright: 11_000,
  modes: [0.12, 0.03, 0.18, 0.06, 0.2, 0.05, 0.16, 0.14],
  stick: {level: 0.3, pitch: 4200},
});

/** A stick that lies on the head and knocks the hoop: wood, hollow, no wires. */
export const crossStick = membrane({
  pitch: 450,
  length: 0.26,
  bright: 7000,
  modes: [0.26, 0.06, 0.22, 0.1, 0.16, 0.05, 0.12],
  stick: {level: 0.44, pitch: 2100},
});

/** Head and hoop at once: the loudest that a snare has. */
export const rimshot = membrane({
  pitch: 214,
  length: 0.6,
  bright: 16_000,
  modes: [0.17, 0.18, 0.13, 0.15, 0.12, 0.1, 0.09, 0.09],
  stick: {level: 0.4, pitch: 3600},
  wires: {level: 0.42, length: 0.3, pitch: 5200},
});

/** Stick on stick, with the head below. */
export const stickshot = membrane({
  pitch: 1100,
  length: 0.14,
  bright: 10_000,
  modes: [0.24, 0.1, 0.14, 0.05, 0.1],
  stick: {level: 0.34, pitch: 3100},
  wires: {level: 0.06, length: 0.12, pitch: 4800},
});

/** A head under a hand: low, dead. */
export const damped = membrane({
  pitch: 148,
  length: 0.28,
  bright: 4200,
  modes: [0.52, 0.14, 0.05],
  stick: {level: 0.3, pitch: 1600},
});

/** The drum's side: a wooden box. */
export const shell = membrane({
  pitch: 292,
  length: 0.24,
  bright: 4200,
  modes: [0.36, 0.2, 0.08, 0.12],
  stick: {level: 0.28, pitch: 1500},
});

/** A brush that lands on the head: hardly a tone. */
export const brush = membrane({
  pitch: 190,
  length: 0.2,
  bright: 12_000,
  modes: [0.06],
  stick: {level: 0.05, pitch: 3000},
  wires: {level: 0.75, length: 0.22, pitch: 4600},
});

/** A bar of metal with a resonator, C3: it rings long enough to slide. */
export const vibes = tones({notes: [60], length: 6, level: 0.2, bright: 0.5, ratio: 4});

/** A small bell, G4: its overtones lie beside the note, as a bell's do. */
export const bell = tones({notes: [79], length: 2.6, level: 0.2, bright: 1.7, ratio: 2.76});

/** A metronome's clicks: two blocks of wood. */
export const highClick = click({
  tones: {1960: 0.57, 3140: 0.27, 5230: 0.11},
  noise: {level: 0.19, isThin: true},
  rise: 0.0004,
  fall: 0.011,
});
export const lowClick = click({
  tones: {1310: 0.65, 2130: 0.27, 3560: 0.1},
  noise: {level: 0.15, isThin: false},
  rise: 0.0004,
  fall: 0.014,
});

/** Grains that roll before they stop: no stick hits here. */
export const shaker = click({
  tones: {},
  noise: {level: 0.65, isThin: true},
  rise: 0.011,
  fall: 0.017,
  dull: 7000,
});
