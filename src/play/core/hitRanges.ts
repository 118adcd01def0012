import {isHit, type PlacedHit, placeOf} from './hit';
import {bandOf, clamp} from './numbers';
import {NO_OUTCOME, type RuleResult} from './outcome';
import {LONG, NO_VOICES, playVoices, SHORT, type SoundModule, type Voices} from './voices';

/** The modes of Hit Controller. facts: controllers/hit-controller 1 */
export const HIT_QUALITIES = ['velocity', 'speed', 'timbre'] as const;

/** One of `HIT_QUALITIES`. */
export type HitQuality = (typeof HIT_QUALITIES)[number];

/** A module with its row of the matrix. */
export interface RangeModule extends SoundModule {
  /** The ranges whose squares are on, counted from 0 (low). facts: controllers/hit-controller 5 */
  readonly ranges: readonly number[];
}

/** A Hit Controller. */
export interface RangeSettings {
  readonly mode: HitQuality;
  /** How many ranges, at least 1. All are equally wide: ours, as is the number. */
  readonly count: number;
  readonly modules: readonly RangeModule[];
}

/** Three sounds; mode, number of ranges and map are ours. */
export const RANGE_DEFAULTS: RangeSettings = {
  mode: 'velocity',
  count: 5,
  modules: [
    {id: 'ghost', name: 'ghost', ranges: [0, 1], length: SHORT},
    {id: 'body', name: 'body', ranges: [1, 2, 3], length: SHORT},
    {id: 'chord', name: 'chord', ranges: [4], length: LONG},
  ],
};

/** What rings, and what speed is measured from. */
export interface RangeState extends Voices {
  /** When the last hit came, in seconds; null before the first. */
  readonly lastHit: number | null;
}

/** Before the first hit. */
export const RANGE_START: RangeState = {...NO_VOICES, lastHit: null};

/** Seconds between two hits that count as slowest. Ours: the product's time window is unknown. */
const SLOWEST_GAP = 1;

/** Seconds between two hits that count as fastest. Ours. */
const FASTEST_GAP = 0.1;

/**
 * How fast a hit follows the one before. Halving the gap always adds as much (ours).
 *
 * @param gap seconds since the last hit; null for the first, which counts as slow (ours)
 * @returns 0 (slow) to 1 (fast)
 */
export function speedOf(gap: number | null): number {
  if (gap === null) return 0;
  return clamp(
    Math.log(SLOWEST_GAP / Math.max(gap, FASTEST_GAP)) / Math.log(SLOWEST_GAP / FASTEST_GAP),
  );
}

/**
 * Measures one quality of a hit. Timbre is a path between two zones, here center and edge (ours).
 *
 * @param lastHit when the hit before came, in seconds
 * @returns 0 (soft, slow, center) to 1 (hard, fast, edge); null for a timbre off the path
 */
export function qualityOf(
  quality: HitQuality,
  hit: PlacedHit,
  lastHit: number | null,
): number | null {
  if (quality === 'velocity') return clamp(hit.strength);
  if (quality === 'speed') return speedOf(lastHit === null ? null : hit.time - lastHit);
  return placeOf(hit);
}

/** The ranges that no module answers, and those that several do, each counted from 0. */
export function gapsAndOverlaps({count, modules}: RangeSettings): {
  gaps: number[];
  overlaps: number[];
} {
  const answers = Array.from(
    {length: count},
    (_unused, range) => modules.filter(({ranges}) => ranges.includes(range)).length,
  );
  const rangesWith = (wanted: (many: number) => boolean): number[] =>
    answers.flatMap((many, range) => (wanted(many) ? [range] : []));
  return {gaps: rangesWith((many) => many === 0), overlaps: rangesWith((many) => many > 1)};
}

/**
 * Plays the modules that are mapped to the range a hit falls into.
 *
 * @returns besides state and outcome the `range`, counted from 0; null if the hit has none
 */
export function playRanges(
  settings: RangeSettings,
  state: RangeState,
  hit: PlacedHit,
): RuleResult<RangeState> & {readonly range: number | null} {
  if (!isHit(hit)) return {state, outcome: NO_OUTCOME, range: null};
  const quality = qualityOf(settings.mode, hit, state.lastHit);
  const range = quality === null ? null : bandOf(quality, settings.count);
  const starts = settings.modules
    .filter(({ranges}) => range !== null && ranges.includes(range))
    .map(({id, name, length}) => ({id, name, length, gain: hit.strength}));
  const played = playVoices(state, hit, {starts});
  return {outcome: played.outcome, state: {...played.state, lastHit: hit.time}, range};
}
