import type {Hit} from './hit';
import type {RuleResult} from './outcome';
import {playVoices, SHORT, type Voices} from './voices';

/** Usual buffer sizes, in samples. Ours: which ones the product offers is unknown. */
export const BUFFER_SIZES = [32, 64, 128, 256, 512, 1024] as const;

/** Usual sample rates, in Hz. Ours: which one the product wants is unknown. */
export const SAMPLE_RATES = [44_100, 48_000] as const;

export interface LatencySettings {
  readonly buffer: number; // samples
  readonly rate: number; // Hz
}

/** In samples: at most, and on a fast processor. facts: software-overview/settings-window 3 */
export const ADVISED_BUFFER = {atMost: 128, fast: 64} as const;

/** The rate is ours. */
export const LATENCY_DEFAULTS: LatencySettings = {buffer: ADVISED_BUFFER.atMost, rate: 48_000};

/**
 * The least that a hit waits, in seconds: one buffer on the way in and one on the way out. Converters and
 * driver come on top: software-overview/settings-window, general knowledge.
 */
export const leastLatency = ({buffer, rate}: LatencySettings): number => (2 * buffer) / rate;

/** Seconds in milliseconds, with one decimal as in our tables: "2.9 ms". */
export const millisecondWords = (seconds: number): string => `${(seconds * 1000).toFixed(1)} ms`;

/** Plays a hit late. */
export function playLate(settings: LatencySettings, state: Voices, hit: Hit): RuleResult<Voices> {
  const delay = leastLatency(settings);
  const starts = [{id: 'snare', name: 'snare', length: SHORT, gain: hit.strength, delay}];
  const played = playVoices(state, hit, {starts});
  const says = `${played.outcome.says}, ${millisecondWords(delay)} later`;
  return {state: played.state, outcome: {...played.outcome, says}};
}
