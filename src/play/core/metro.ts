import {clamp} from './numbers';

/** Positions are counted in twelfths of a beat, so that each tick falls on a whole number. */
export const TWELFTHS = 12;

/** From tick to tick in twelfths, slow to fast, by note values: `1/4` is one tick a beat. facts: controllers/metro 6 */
const TICKS = {'1/2.': 36, '1/2': 24, '1/4.': 18, '1/4': 12, '1/8': 6, '1/8T': 4, '1/16': 3};

export type Subdivision = keyof typeof TICKS;

export const SUBDIVISIONS = Object.keys(TICKS) as Subdivision[];

/** facts: controllers/metro 11 to 13. A further mode probably exists (14); its name is unknown. */
export const OUTPUT_MODES = ['Beat', 'Layers', 'Cycle'] as const;

export type OutputMode = (typeof OUTPUT_MODES)[number];

/** Beats per minute. facts: controllers/metro 3 */
export const TEMPO_RANGE = {min: 30, max: 3000} as const;

/** Beats in a bar. facts: controllers/metro 5 */
export const BEATS_RANGE = {min: 1, max: 16} as const;

export interface MetroSettings {
  readonly tempo: number;
  readonly beats: number;
  readonly subdivision: Subdivision;
  /** Strength of the beats after the downbeat, 0 to 1. The range is ours: the sheets know none. */
  readonly pulse: number;
  /** Strength of the ticks between beats, 0 to 1. The range is ours. */
  readonly subdivisionStrength: number;
  readonly mode: OutputMode;
  readonly pads: number;
}

/** All ours: the sheets know no defaults. */
export const METRO_DEFAULTS: MetroSettings = {
  tempo: 120,
  beats: 4,
  subdivision: '1/8',
  pulse: 0.7,
  subdivisionStrength: 0.35,
  mode: 'Beat',
  pads: 3,
};

/** Seconds from one beat to the next; the tempo is in beats per minute. */
export const secondsPerBeat = (tempo: number): number => 60 / tempo;

const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b));

/** Bars until ticks and downbeats meet again, such as 3 for four beats and `1/4.`. facts: controllers/metro 7 */
export function barsOf({beats, subdivision}: MetroSettings): number {
  const tick = TICKS[subdivision];
  return tick / gcd(beats * TWELFTHS, tick);
}

/** Beat 1 of its bar, another beat, or a tick between beats. */
export type MetroRank = 'downbeat' | 'beat' | 'subdivision';

/** One step of the pattern: a beat, a tick, or both at once. */
export interface MetroStep {
  /** Twelfths of a beat since the start of the pattern. */
  readonly position: number;
  readonly rank: MetroRank;
  /** 0 to 1, by rank; the downbeat's is always full. facts: controllers/metro 8, 9 */
  readonly strength: number;
  readonly tick: boolean;
  /** How many steps since the last beat; 0 for a beat. */
  readonly afterBeat: number;
}

/** One pass of the pattern, in order of time. Beats sound although the grid ticks slower than they do: ours. */
export function metroPattern(settings: MetroSettings): MetroStep[] {
  const bar = settings.beats * TWELFTHS;
  const length = barsOf(settings) * bar;
  const steps: MetroStep[] = [];
  let afterBeat = 0;
  for (let position = 0; position < length; position += 1) {
    const beat = position % TWELFTHS === 0;
    const tick = position % TICKS[settings.subdivision] === 0;
    if (!beat && !tick) continue;
    afterBeat = beat ? 0 : afterBeat + 1;
    const rank = position % bar === 0 ? 'downbeat' : beat ? 'beat' : 'subdivision';
    steps.push({position, rank, strength: strengthOf(settings, rank), tick, afterBeat});
  }
  return steps;
}

function strengthOf(settings: MetroSettings, rank: MetroRank): number {
  if (rank === 'downbeat') return 1;
  return rank === 'beat' ? settings.pulse : settings.subdivisionStrength;
}

/**
 * The pads that play on a step, counted from 0 at the top (facts: controllers/metro 10): in `Beat` one
 * by rank (11), in `Layers` one each for downbeat, beats and ticks (12), in `Cycle` the next one (13).
 * Ours: ticks take pad 3, 4 and so on; layers without a pad join the last; patterns don't restart `Cycle`.
 * A silent step plays none.
 *
 * @param count how many steps were played since the start
 */
export function padsOf({mode, pads}: MetroSettings, step: MetroStep, count: number): number[] {
  if (pads === 0 || step.strength === 0) return [];
  if (mode === 'Cycle') return [count % pads];
  const {rank, tick, afterBeat} = step;
  const wanted =
    mode === 'Beat'
      ? [rank === 'downbeat' ? 0 : rank === 'beat' ? 1 : 1 + afterBeat]
      : [rank === 'downbeat' && 0, rank !== 'subdivision' && 1, tick && 2];
  const own = wanted.filter((pad) => pad !== false).map((pad) => Math.min(pad, pads - 1));
  return [...new Set(own)];
}

/** Seconds after which a click on **Tap** begins a new count: a beat at the slowest tempo. Ours. */
const TAP_GAP = secondsPerBeat(TEMPO_RANGE.min);

/** How many gaps between taps are averaged. Ours. */
const TAP_GAPS = 4;

/**
 * The tempo of clicks on **Tap** (facts: controllers/metro 4) at times in seconds: 30 to 3,000 beats per
 * minute, or null while fewer than two belong together.
 */
export function tempoOfTaps(times: readonly number[]): number | null {
  const gaps: number[] = [];
  for (let index = times.length - 1; index > 0 && gaps.length < TAP_GAPS; index -= 1) {
    const gap = (times[index] ?? 0) - (times[index - 1] ?? 0);
    if (gap > TAP_GAP) break;
    gaps.push(gap);
  }
  if (gaps.length === 0) return null;
  const mean = gaps.reduce((sum, gap) => sum + gap, 0) / gaps.length;
  return clamp(60 / mean, TEMPO_RANGE.min, TEMPO_RANGE.max);
}
