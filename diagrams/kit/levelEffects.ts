import {gainOfDecibels} from '../../src/play/core';

/**
 * What effects do to levels in time, as any effect of the kind does it. The sheets name the kinds
 * (facts: software-overview/effects 9) and no parameter but a reverb's mix (10): every parameter,
 * form and number here is ours, after their general knowledge.
 */

/** How loud a sound is over time: factors of full level, one for each moment. */
export type Levels = readonly number[];

/**
 * What an effect makes of a sound.
 *
 * @param step seconds from one moment to the next, above 0
 */
export type LevelEffect = (levels: Levels, step: number) => Levels;

/** Effects on a module form a chain, one after the other. facts: software-overview/effects 18 */
export function chainEffects(effects: readonly LevelEffect[]): LevelEffect {
  return (levels, step) => effects.reduce((sound, effect) => effect(sound, step), levels);
}

/** A factor to decibels; silence is -Infinity. */
export function decibelsOfGain(gain: number): number {
  return 20 * Math.log10(gain);
}

/**
 * The level of a drum hit: it starts at its strength and dies away. Ours.
 *
 * @param strength 0 to 1
 * @param seconds until it has died away by 60 dB, above 0
 * @param step seconds from one moment to the next, above 0
 * @param total seconds that the levels cover
 */
export function hitLevels(strength: number, seconds: number, step: number, total: number): Levels {
  return Array.from(
    {length: Math.ceil(total / step)},
    (_unused, index) => strength * gainOfDecibels((-60 * index * step) / seconds),
  );
}

/** The usual knobs of a compressor. */
export interface CompressorSettings {
  /** dB below full level, 0 or less: what is louder is turned down. */
  readonly threshold: number;
  /** At least 1: how many dB more going in make one dB more coming out. */
  readonly ratio: number;
  /** Seconds, at least 0: how fast it grips, and how fast it lets go. */
  readonly attack: number;
  readonly release: number;
  /** dB added afterward. */
  readonly makeUp: number;
}

/**
 * By how many dB a compressor turns down a level that lasts.
 *
 * @param level a factor, 0 to 1
 * @returns dB, at least 0
 */
export function compressorReduction(
  {threshold, ratio}: Pick<CompressorSettings, 'threshold' | 'ratio'>,
  level: number,
): number {
  return Math.max(0, decibelsOfGain(level) - threshold) * (1 - 1 / ratio);
}

/** A compressor: a slow attack lets the stroke through, a fast one rounds it off. */
export function compressor(settings: CompressorSettings): LevelEffect {
  return (levels, step) => {
    let reduction = 0;
    return levels.map((level) => {
      const wanted = compressorReduction(settings, level);
      const time = wanted > reduction ? settings.attack : settings.release;
      reduction = wanted + (reduction - wanted) * (time > 0 ? Math.exp(-step / time) : 0);
      return level * gainOfDecibels(settings.makeUp - reduction);
    });
  };
}

/** Echoes softer than this are left out: -60 dB. */
const SILENCE = 0.001;

/**
 * The echoes of one hit.
 *
 * @param time seconds from echo to echo
 * @param feedback 0 to below 1: how loud each echo is beside the one before
 * @returns seconds after the hit, and gain beside the first echo, until they are too soft to hear
 */
export function delayTaps(time: number, feedback: number): {time: number; gain: number}[] {
  const taps: {time: number; gain: number}[] = [];
  for (let gain = 1; gain >= SILENCE; gain *= feedback) {
    taps.push({time: time * (taps.length + 1), gain});
  }
  return taps;
}

/** Sums two sounds that don't move in step: their powers add up. */
const mixed = (dry: Levels, wet: Levels, mix: number): Levels =>
  dry.map((level, index) => Math.hypot(level * (1 - mix), (wet[index] ?? 0) * mix));

/** The usual knobs of a reverb. */
interface ReverbSettings {
  /** Seconds until the tail has died away by 60 dB, above 0. */
  readonly decay: number;
  /** Seconds before the room answers, at least 0. */
  readonly preDelay: number;
  /** 0 (only the sound) to 1 (only the room). */
  readonly mix: number;
}

/** A reverb: the sound dies away in a room. */
export function reverb({decay, preDelay, mix}: ReverbSettings): LevelEffect {
  return (levels, step) => {
    const kept = gainOfDecibels((-60 * step) / decay) ** 2;
    const late = Math.round(preDelay / step);
    let power = 0;
    const wet = levels.map((_unused, index) => {
      power = power * kept + (levels[index - late] ?? 0) ** 2 * (1 - kept);
      return Math.sqrt(power);
    });
    return mixed(levels, wet, mix);
  };
}

/**
 * An overdrive: louder going in is rounded off more, so that loud and soft come closer.
 *
 * @param drive above 0; the more, the rounder. Full level stays full level.
 */
export function overdrive(drive: number): LevelEffect {
  return (levels) => levels.map((level) => Math.tanh(drive * level) / Math.tanh(drive));
}

/** One band of an EQ. Ours, after software-overview/effects, general knowledge. */
interface EqBand {
  /** Hz. */
  readonly frequency: number;
  /** dB: above 0 raises, below 0 lowers. */
  readonly gain: number;
  /** How narrow, above 0. */
  readonly q: number;
}

/**
 * What a band does to one frequency, with the bell of an analog EQ (ours).
 *
 * @param frequency Hz, above 0
 * @returns dB; the band's gain at its own frequency, near 0 far from it
 */
export function eqGain({frequency: center, gain, q}: EqBand, frequency: number): number {
  const a = 10 ** (gain / 40);
  const away = (frequency / center - center / frequency) ** 2;
  const power = (away + (a / q) ** 2) / (away + 1 / (a * q) ** 2);
  return 10 * Math.log10(power);
}
