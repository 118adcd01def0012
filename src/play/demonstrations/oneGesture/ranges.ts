import {placeWords, type AssignmentTarget, type Parameter, type ParameterValues} from '../../core';

/** An octave, all the way from left to right, and a reverb that never drowns the bell. Ours. */
export const RANGES: Readonly<Record<Parameter, AssignmentTarget>> = {
  pitch: {parameter: 'pitch', low: 60, high: 72},
  pan: {parameter: 'pan', low: 0, high: 1},
  reverb: {parameter: 'reverb', low: 0, high: 0.6},
};
/** The same moves, only smaller: as the picture of add-assignments has them. Ours. */
const NARROW = {from: 0.35, to: 0.6};

/** A part of a range. */
export function narrowed({parameter, low, high}: AssignmentTarget): AssignmentTarget {
  const at = (share: number): number => low + share * (high - low);
  return {parameter, low: at(NARROW.from), high: at(NARROW.to)};
}

export const PARAMETERS = Object.keys(RANGES) as Parameter[];

/** What the product calls them. facts: panels/pitch-scale 2, panels/mix 9, software-overview/effects 10 */
export const NAMES: Readonly<Record<Parameter, string>> = {
  pitch: 'Transpose',
  pan: 'Pan',
  reverb: 'Reverb mix',
};

/** What a value is called; the numbers are ours. */
export const WORDS: Readonly<Record<Parameter, (value: number) => string>> = {
  pitch: (note) => `${note > 60 ? '+' : ''}${(note - 60).toFixed(1)}`, // never below
  pan: (place) => placeWords(Math.round(100 * place)),
  reverb: (mix) => `${String(Math.round(100 * mix))}%`,
};

/** How far a value is along its meter, 0 to 1. */
export const along = (parameter: Parameter, values: ParameterValues): number =>
  parameter === 'pitch' ? (values.pitch - 60) / 12 : values[parameter];
