import {click} from './click';
import type {Instrument} from './instrument';

/** A metronome's clicks: two blocks of wood. */
export const highClick: Instrument = click({
  tones: [
    [1960, 0.57],
    [3140, 0.27],
    [5230, 0.11],
  ],
  noise: {level: 0.19, thin: 1},
  rise: 0.0004,
  fall: 0.011,
});
export const lowClick: Instrument = click({
  tones: [
    [1310, 0.65],
    [2130, 0.27],
    [3560, 0.1],
  ],
  noise: {level: 0.15, thin: 0},
  rise: 0.0004,
  fall: 0.014,
});

/** Grains that roll before they stop: no stick hits here. */
export const shaker: Instrument = click({
  tones: [],
  noise: {level: 0.65, thin: 1},
  rise: 0.011,
  fall: 0.017,
  dull: 7000,
});
