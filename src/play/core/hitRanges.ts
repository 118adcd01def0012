import {type PlacedHit, placeOf} from './hit';
import {bandOf, clamp} from './numbers';
import type {RuleResult} from './outcome';
import {LONG, NO_VOICES, playVoices, SHORT, type SoundModule, type Voices} from './voices';

/** The modes of Hit Controller. facts: controllers/hit-controller 1 */
export const HIT_QUALITIES = ['velocity', 'speed', 'timbre'] as const;

export type HitQuality = (typeof HIT_QUALITIES)[number];

interface RangeModule extends SoundModule {
  /** The ranges whose squares are on, counted from 0 (low). facts: controllers/hit-controller 5 */
  readonly ranges: readonly number[];
}

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

export interface RangeState extends Voices {
  /** When the last hit came, in seconds; null before the first. */
  readonly lastHit: number | null;
}

export const RANGE_START: RangeState = {...NO_VOICES, lastHit: null};

/** Seconds between two hits that count as slowest. Ours: the product's time window is unknown. */
const SLOWEST_GAP = 1;

/** Seconds between two hits that count as fastest. Ours. */
const FASTEST_GAP = 0.1;

/**
 * How fast a hit follows the one before, 0 to 1. Halving the gap always adds as much (ours).
 *
 * @param gap seconds since the last hit; null for the first, which counts as slow (ours)
 */
export function speedOf(gap: number | null): number {
  if (gap === null) return 0;
  return clamp(
    Math.log(SLOWEST_GAP / Math.max(gap, FASTEST_GAP)) / Math.log(SLOWEST_GAP / FASTEST_GAP),
  );
}

/**
 * Measures one quality of a hit: 0 (soft, slow, center) to 1 (hard, fast, edge), null off that path (ours).
 *
 * @param lastHit when the hit before came, in seconds
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
export function gapsAndOverlaps({count, modules}: RangeSettings) {
  const answers = Array.from(
    {length: count},
    (_unused, range) => modules.filter(({ranges}) => ranges.includes(range)).length,
  );
  const rangesWith = (wanted: (many: number) => boolean): number[] =>
    answers.flatMap((many, range) => (wanted(many) ? [range] : []));
  return {gaps: rangesWith((many) => many === 0), overlaps: rangesWith((many) => many > 1)};
}

/** Plays the modules that are mapped to the range of a hit, which is counted from 0; null if it has none. */
export function playRanges(
  settings: RangeSettings,
  state: RangeState,
  hit: PlacedHit,
): RuleResult<RangeState> & {readonly range: number | null} {
  const quality = qualityOf(settings.mode, hit, state.lastHit);
  const range = quality === null ? null : bandOf(quality, settings.count);
  const starts = settings.modules
    .filter(({ranges}) => range !== null && ranges.includes(range))
    .map(({id, name, length}) => ({id, name, length, gain: hit.strength}));
  const played = playVoices(state, hit, {starts});
  return {outcome: played.outcome, state: {...played.state, lastHit: hit.time}, range};
}
