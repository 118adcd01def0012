import {type PlacedHit, placeOf, type Zone} from './hit';
import type {RuleResult} from './outcome';
import {playVoices, SHORT, type SoundModule, type Voices} from './voices';

/** A filled square of the matrix, or one with a yellow outline. facts: controllers/drum-pads 9, 10 */
export type BlendSquare = 'plain' | 'blended';

export interface BlendModule extends SoundModule {
  /** Its row in the matrix: zones that aren't named are off. */
  readonly squares: Readonly<Partial<Record<Zone, BlendSquare>>>;
}

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

/** Where between center and edge the sound flips without a blend. Ours: the sheets say "somewhere". */
export const FLIP_PLACE = 0.5;

/** A click assigns, Shift+click blends (facts: controllers/drum-pads 9, 10); the same again takes it back (ours). */
export function clickSquare(module: BlendModule, zone: Zone, shift: boolean): BlendModule {
  const clicked: BlendSquare = shift ? 'blended' : 'plain';
  const {[zone]: before, ...others} = module.squares;
  return {...module, squares: before === clicked ? others : {...others, [zone]: clicked}};
}

/**
 * How loud a module answers a hit, 0 to 1, beside the hit's strength: all or nothing on a plain square;
 * on blended ones the root of their share, so that two stay as loud together as one alone (ours). Between
 * center and edge shares are in proportion to the stroke (facts: how-to/blend-samples-between-zones 4), in a
 * straight line (ours); any other hit belongs to its own zone.
 */
export function blendGain({squares}: BlendModule, hit: PlacedHit): number {
  const place = placeOf(hit);
  const zone: Zone = place === null ? hit.zone : place < FLIP_PLACE ? 'center' : 'edge';
  if (squares[zone] === 'plain') return 1;
  const part = (of: Zone, share: number): number => (squares[of] === 'blended' ? share : 0);
  if (place === null) return part(zone, 1);
  return Math.sqrt(part('center', 1 - place) + part('edge', place));
}

/** Plays all modules that a hit reaches, each at its share. */
export function playBlend(
  {modules}: BlendSettings,
  state: Voices,
  hit: PlacedHit,
): RuleResult<Voices> {
  const starts = modules
    .map((module) => ({module, gain: blendGain(module, hit)}))
    .filter(({gain}) => gain > 0)
    .map(({module: {id, name, length}, gain}) => ({id, name, length, gain: gain * hit.strength}));
  return playVoices(state, hit, {starts});
}
