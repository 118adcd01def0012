import {isHit, type PlacedHit, placeOf, type Zone} from './hit';
import {NO_OUTCOME, type RuleResult} from './outcome';
import {playVoices, SHORT, type SoundModule, type Voices} from './voices';

/**
 * A filled square of the matrix, or one with a yellow outline. facts: controllers/drum-pads 9, 10
 */
export type BlendSquare = 'plain' | 'blended';

/** A module with its row of the matrix. */
export interface BlendModule extends SoundModule {
  /** The module's row in the matrix: zones that aren't named are off. */
  readonly squares: Readonly<Partial<Record<Zone, BlendSquare>>>;
}

/** The modules of a Drum Pads controller. */
export interface BlendSettings {
  readonly modules: readonly BlendModule[];
}

/** Two samples of one drum, without a blend. Ours. */
export const BLEND_DEFAULTS: BlendSettings = {
  modules: [
    {id: 'dark', name: 'dark snare', squares: {center: 'plain'}, length: SHORT},
    {id: 'bright', name: 'bright snare', squares: {edge: 'plain'}, length: SHORT},
  ],
};

/**
 * Where between center and edge the sound flips without a blend. Ours: the sheets say "somewhere".
 */
export const FLIP_PLACE = 0.5;

/**
 * Clicks a square: a click assigns, Shift+click blends (facts: controllers/drum-pads 9, 10). The
 * same click again takes it back, which is ours.
 *
 * @returns a copy of the module
 */
export function clickSquare(module: BlendModule, zone: Zone, shift: boolean): BlendModule {
  const clicked: BlendSquare = shift ? 'blended' : 'plain';
  const {[zone]: before, ...others} = module.squares;
  return {...module, squares: before === clicked ? others : {...others, [zone]: clicked}};
}

/**
 * Says to which share a hit belongs to each zone. Between center and edge the shares change in a
 * straight line: each pad plays in proportion to the stroke (facts:
 * how-to/blend-samples-between-zones 4); the line's form is ours. Blends of other pairs are
 * unknown, so every other hit belongs wholly to its zone.
 *
 * @returns shares that sum up to 1
 */
export function zoneShares(hit: PlacedHit): Partial<Record<Zone, number>> {
  const place = placeOf(hit);
  return place === null ? {[hit.zone]: 1} : {center: 1 - place, edge: place};
}

/**
 * How loud a module answers a hit, beside the hit's strength.
 *
 * @returns 0 to 1: all or nothing on a plain square; on blended ones the square root of their
 *   share, so that two samples stay as loud together as one alone (ours)
 */
export function blendGain({squares}: BlendModule, hit: PlacedHit): number {
  const place = placeOf(hit);
  const zone: Zone = place === null ? hit.zone : place < FLIP_PLACE ? 'center' : 'edge';
  if (squares[zone] === 'plain') return 1;
  const shares = Object.entries(zoneShares(hit)) as [Zone, number][];
  const share = shares
    .filter(([shared]) => squares[shared] === 'blended')
    .reduce((sum, [, part]) => sum + part, 0);
  return Math.sqrt(share);
}

/** Plays all modules that a hit reaches, each at its share. */
export function playBlend(
  {modules}: BlendSettings,
  state: Voices,
  hit: PlacedHit,
): RuleResult<Voices> {
  if (!isHit(hit)) return {state, outcome: NO_OUTCOME};
  const starts = modules
    .map((module) => ({module, gain: blendGain(module, hit)}))
    .filter(({gain}) => gain > 0)
    .map(({module: {id, name, length}, gain}) => ({id, name, length, gain: gain * hit.strength}));
  return playVoices(state, hit, {starts});
}
