import type {Hit} from './hit';
import {listWords, type RuleResult} from './outcome';
import {LONG, playVoices, SHORT, type SoundModule, type Voices} from './voices';

interface ThresholdModule extends SoundModule {
  /** The module's own line, 0 to 1. facts: how-to/use-thresholding 4 */
  readonly threshold: number;
}

export interface ThresholdSettings {
  /** The red line of the input, 0 to 1, in front of every sound. facts: how-to/use-thresholding 3, 7 */
  readonly input: number;
  readonly modules: readonly ThresholdModule[];
}

/** Both lines' places are ours: the sheets know neither units nor defaults. */
export const THRESHOLD_DEFAULTS: ThresholdSettings = {
  input: 0.1,
  modules: [
    {id: 'percussion', name: 'percussion', threshold: 0, length: SHORT},
    {id: 'chord', name: 'chord', threshold: 0.7, length: LONG},
  ],
};

/**
 * Whether a hit counts against a line, both 0 to 1: above it (facts: how-to/use-thresholding 8), and right
 * on it, which is ours. At 0 any touch counts (facts: how-to/choke-sounds 8).
 */
export const passesThreshold = (strength: number, threshold: number): boolean =>
  strength >= threshold;

/** One threshold at the input, one for each module. @returns also `counts`: whether the peak gets a dot */
export function playThresholds(
  settings: ThresholdSettings,
  state: Voices,
  hit: Hit,
): RuleResult<Voices> & {readonly counts: boolean} {
  const counts = passesThreshold(hit.strength, settings.input);
  const heard = settings.modules.filter(
    ({threshold}) => counts && passesThreshold(hit.strength, threshold),
  );
  const starts = heard.map(({id, name, length}) => ({id, name, length, gain: hit.strength}));
  const kept = settings.modules.filter((module) => !heard.includes(module));
  const otherwise = `too soft for the ${counts ? listWords(kept.map(({name}) => name)) : 'input'}`;
  const {state: next, outcome} = playVoices(state, hit, {starts, otherwise});
  const more = starts.length > 0 && kept.length > 0 ? `; ${otherwise}` : '';
  return {state: next, outcome: {...outcome, says: outcome.says + more}, counts};
}
