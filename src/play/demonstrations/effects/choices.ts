import {
  bell,
  delay as delayEffect,
  drive,
  inTurn,
  reverb as reverbEffect,
  squeeze,
  withDry,
} from '../../audio/effects';
import {chainEffects, compressor, delay, overdrive, reverb, type LevelEffect} from '../../core';
import type {Turnable} from './compare';

/** An effect to try, with its one knob. */
export interface EffectChoice {
  /** As the choice has it, and as a hit is told: "snare with delay". */
  readonly label: string;
  readonly name: string;
  /** Its knob, in whole numbers. */
  readonly knob: {
    readonly label: string;
    readonly min: number;
    readonly max: number;
    readonly value: number;
    readonly words: (value: number) => string;
  };
  readonly make: (context: BaseAudioContext, value: number) => Turnable;
  /** What it makes of levels, for the picture; left out, it is drawn by frequency. */
  readonly levels?: (value: number) => LevelEffect;
  /** Seconds that the picture shows. */
  readonly seconds: number;
  /**
   * How many dB louder than the dry sound it is at values of its knob, in between in a straight line:
   * measured with the groove, weighted as ears do. tests/browser/play/effects.spec.ts measures again.
   */
  readonly louder: readonly (readonly [value: number, decibels: number])[];
}

const percent = (value: number): string => `${String(value)}%`;

/**
 * The page's own (software-overview/effects, Set it by ear), like all numbers here not the product's.
 * The knobs start further on than it advises, so that the effect is heard at once.
 */
const ROOM = {decay: 1, preDelay: 0.02};
const ECHO = {time: 0.375, mix: 0.3};
const SQUEEZE = {threshold: -30, ratio: 4, release: 0.1, makeUp: 0};
export const BOX = {frequency: 400, q: 1.2};

const room = (context: BaseAudioContext, mix: number) =>
  withDry(context, reverbEffect(context, ROOM.decay, ROOM.preDelay), mix);

/** The chain of two: how much of each. */
const PAIR = {drive: 8, mix: 0.4};
const PAIR_ROOM = reverb({...ROOM, mix: PAIR.mix});
const PAIR_DRIVE = overdrive(PAIR.drive);

/** A chain of two has no knob, but an order. */
const NO_KNOB = {label: '', min: 0, max: 0, value: 0, words: () => ''};

export const CHOICES = {
  reverb: {
    label: 'Reverb',
    name: 'reverb',
    knob: {label: 'Mix', min: 0, max: 100, value: 40, words: percent},
    make(context, value) {
      const knob = room(context, value / 100);
      return {...knob, set: (mix) => knob.set(mix / 100)};
    },
    levels: (value) => reverb({...ROOM, mix: value / 100}),
    seconds: 1.4,
    louder: [
      [0, 0],
      [13, -1.1],
      [25, -2.1],
      [38, -2.9],
      [50, -3.25],
      [63, -3.1],
      [75, -2.5],
      [88, -1.5],
      [100, -0.5],
    ],
  },
  delay: {
    label: 'Delay',
    name: 'delay',
    knob: {label: 'Feedback', min: 0, max: 90, value: 30, words: percent},
    make(context, value) {
      const echo = delayEffect(context, ECHO.time, value / 100);
      return {...withDry(context, echo, ECHO.mix), set: (back) => echo.set(back / 100)};
    },
    levels: (value) => delay({...ECHO, feedback: value / 100}),
    seconds: 1.4,
    louder: [
      [0, -2.3],
      [45, -2.2],
      [68, -1.8],
      [79, -1.4],
      [90, -0.2],
    ],
  },
  compressor: {
    label: 'Compressor',
    name: 'compressor',
    knob: {label: 'Attack', min: 1, max: 30, value: 1, words: (value) => `${String(value)} ms`},
    make: (context, value) => squeeze(context, {...SQUEEZE, attack: value / 1000}),
    levels: (value) => compressor({...SQUEEZE, attack: value / 1000}),
    seconds: 0.14,
    louder: [
      [1, 1.0],
      [5, 1.95],
      [12, 2.7],
      [19, 3.8],
      [30, 5.3],
    ],
  },
  eq: {
    label: 'EQ',
    name: 'EQ',
    knob: {
      label: 'Gain at 400 Hz',
      min: -12,
      max: 12,
      value: -9,
      words: (value) => `${value < 0 ? '–' : value > 0 ? '+' : ''}${String(Math.abs(value))} dB`,
    },
    make: (context, value) => bell(context, BOX.frequency, BOX.q, value),
    seconds: 0,
    louder: [
      [-12, -1.3],
      [-6, -0.7],
      [0, 0],
      [3, 0.45],
      [6, 1.1],
      [9, 1.9],
      [12, 3],
    ],
  },
  overdrive: {
    label: 'Overdrive',
    name: 'overdrive',
    knob: {label: 'Drive', min: 1, max: 20, value: 8, words: (value) => `× ${String(value)}`},
    make: (context, value) => drive(context, value),
    levels: (value) => overdrive(value),
    seconds: 1.4,
    louder: [
      [1, 2.1],
      [2, 5.7],
      [3, 8.25],
      [6, 12.5],
      [8, 14.1],
      [11, 15.6],
      [15, 16.85],
      [20, 17.9],
    ],
  },
  driveFirst: {
    label: 'Two in a row',
    name: 'overdrive, then reverb',
    knob: NO_KNOB,
    make: (context) => inTurn(drive(context, PAIR.drive), room(context, PAIR.mix)),
    levels: () => chainEffects([PAIR_DRIVE, PAIR_ROOM]),
    seconds: 1.4,
    louder: [[0, 11]],
  },
  roomFirst: {
    label: 'Two in a row',
    name: 'reverb, then overdrive',
    knob: NO_KNOB,
    make: (context) => inTurn(room(context, PAIR.mix), drive(context, PAIR.drive)),
    levels: () => chainEffects([PAIR_ROOM, PAIR_DRIVE]),
    seconds: 1.4,
    louder: [[0, 12.8]],
  },
} as const satisfies Readonly<Record<string, EffectChoice>>;

/** One of `CHOICES`. */
export type EffectName = keyof typeof CHOICES;

/** How many dB louder than the dry sound an effect is at a value of its knob. */
export function louderAt({louder}: EffectChoice, value: number): number {
  const above = louder.findIndex(([at]) => at >= value);
  const [high, highLouder] = louder[above] ?? louder.at(-1) ?? [0, 0];
  const [low, lowLouder] = louder[above - 1] ?? [high, highLouder];
  const share = high > low ? (value - low) / (high - low) : 1;
  return lowLouder + share * (highLouder - lowLouder);
}
