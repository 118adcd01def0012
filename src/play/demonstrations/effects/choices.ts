import {
  bell,
  delay as delayEffect,
  drive,
  inTurn,
  reverb as reverbEffect,
  squeeze,
  withDry,
} from '../../audio/effects';
import {SHORT, type Started} from '../../core';
import type {SliderOptions} from '../../shell';
import type {Turnable} from './compare';

type Tail = Pick<Started, 'delay' | 'gain' | 'rough'> & {readonly length: number};

export interface EffectChoice {
  /** As the choice has it, and as a hit is told, "snare with delay", if that is another word. */
  readonly label: string;
  readonly name?: string;
  /** What is to be heard, told in place of each hit: the order of two changes more than a word says. */
  readonly says?: string;
  /** Its knob, in whole numbers; a chain of two has none, but an order. */
  readonly knob?: Pick<SliderOptions, 'label' | 'min' | 'max' | 'value' | 'words'>;
  readonly make: (context: BaseAudioContext, value: number) => Turnable;
  /** Seconds that the picture shows; 0 is by frequency. */
  readonly seconds: number;
  readonly rough?: boolean;
  /** What is left of the hit itself, a factor; left out, all of it. */
  readonly dry?: (value: number) => number;
  /** What it adds to a hit, as the strip shows it: seconds, and factors of the hit's loudness. Ours. */
  readonly tail?: (value: number) => readonly Tail[];
}

/**
 * The page's own (software-overview/effects, Set it by ear), like all numbers here not the product's.
 * The knobs start further on than it advises, so that the effect is heard at once.
 */
const ROOM = {decay: 1, preDelay: 0.02};
const ECHO = {time: 0.375, mix: 0.3};
const SQUEEZE = {threshold: -30, ratio: 4, release: 0.1, knee: 6};
const BOX = {frequency: 400, q: 1.2};

const room = (context: BaseAudioContext, mix: number, decay = ROOM.decay) =>
  withDry(context, reverbEffect(context, decay, ROOM.preDelay), mix);

/** Seconds that a tail is shown; longer ones would share the height of their row. */
const TAIL = 1;

/** The most repeats that are shown, which takes 8 seconds. */
const REPEATS = 20;

/** So far driven that their order makes tails 10 dB louder; with usual values it's 2. */
const PAIR = {drive: 60, mix: 0.25, decay: 1.6};
const pairRoom = (context: BaseAudioContext) => room(context, PAIR.mix, PAIR.decay);

const ALL = {
  reverb: {
    label: 'Reverb',
    knob: {label: 'Mix', min: 0, max: 100, value: 40},
    make(context, value) {
      const knob = room(context, value / 100);
      return {...knob, set: (mix) => knob.set(mix / 100)};
    },
    seconds: 1.4,
    dry: (value) => 1 - value / 100,
    tail: (value) => (value > 0 ? [{length: TAIL, gain: value / 150}] : []),
  },
  delay: {
    label: 'Delay',
    knob: {label: 'Feedback', min: 0, max: 90, value: 30},
    make(context, value) {
      const echo = delayEffect(context, ECHO.time, value / 100);
      return {...withDry(context, echo, ECHO.mix), set: (back) => echo.set(back / 100)};
    },
    seconds: 1.4,
    dry: () => 1 - ECHO.mix,
    tail: (value) =>
      Array.from({length: REPEATS}, (_, turn) => ({
        delay: ECHO.time * (turn + 1),
        length: SHORT,
        gain: ECHO.mix * (value / 100) ** turn,
      })).filter(({gain}) => gain > 0.01),
  },
  compressor: {
    label: 'Compressor',
    knob: {label: 'Attack', min: 1, max: 30, value: 1, words: (value) => `${String(value)} ms`},
    make: (context, value) => squeeze(context, {...SQUEEZE, attack: value / 1000}),
    seconds: 0.14,
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
  },
  overdrive: {
    label: 'Overdrive',
    knob: {label: 'Drive', min: 1, max: 20, value: 8, words: (value) => `× ${String(value)}`},
    make: drive,
    rough: true,
    seconds: 1.4,
  },
  driveFirst: {
    label: 'Two in a row',
    says: 'Rough hits, clean tails that die away.',
    make: (context) => inTurn(drive(context, PAIR.drive), pairRoom(context)),
    seconds: 1.4,
    rough: true,
    tail: () => [{length: TAIL, gain: 0.02}],
  },
  roomFirst: {
    label: 'Two in a row',
    says: 'The tails get rough too, and fill the gaps.',
    make: (context) => inTurn(pairRoom(context), drive(context, PAIR.drive)),
    seconds: 1.4,
    rough: true,
    tail: () => [{length: TAIL, gain: 0.4, rough: true}], // which the drive raises
  },
} satisfies Readonly<Record<string, EffectChoice>>;

export type EffectName = keyof typeof ALL;

export const CHOICES: Readonly<Record<EffectName, EffectChoice>> = ALL;
