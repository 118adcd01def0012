import {type Hit, hitPercentWords, hitWords, type Zone} from './hit';
import type {RuleResult} from './outcome';
import {passesThreshold} from './threshold';
import {LONG, playVoices, type SoundModule, type Voice, type Voices} from './voices';

export interface ChokeModule extends SoundModule {
  /** The module or layer that holds it. */
  readonly parent: string;
  readonly zones: readonly Zone[];
  /** Whether it has a generator; without one it is a mute zone. facts: how-to/choke-sounds 5 */
  readonly sounds: boolean;
}

/** A velocity assignment from a zone to a stop button. facts: how-to/choke-sounds 7 */
interface StopAssignment {
  readonly zone: Zone;
  /** 0 to 1: 0 reacts to any touch, 0.25 and more to firm hits. facts: how-to/choke-sounds 8 */
  readonly threshold: number;
  /** The module, or the parent of all that it stops, that the stop button belongs to. */
  readonly stops: string;
}

export interface ChokeSettings {
  readonly modules: readonly ChokeModule[];
  /** Parents with **Retrig** on. */
  readonly retrig: readonly string[];
  readonly stops: readonly StopAssignment[];
  /** Choke groups, each a list of modules. facts: how-to/choke-sounds 11 */
  readonly groups: readonly (readonly string[])[];
}

const CHORD = {parent: 'pads', sounds: true, length: LONG};

/** The example of facts: how-to/choke-sounds 3. That everything is off at first is ours. */
export const CHOKE_DEFAULTS: ChokeSettings = {
  modules: [
    {...CHORD, id: 'chord-1', name: 'chord 1', zones: ['center', 'edge']},
    {...CHORD, id: 'chord-2', name: 'chord 2', zones: ['rim']},
  ],
  retrig: [],
  stops: [],
  groups: [],
};

/**
 * Chokes sounds of earlier hits. **Retrig** ends every sound of a parent as soon as one of its modules
 * is hit, even a mute one (facts: how-to/choke-sounds 3, 5, 6), its own too (ours). A stop assignment ends
 * what its button belongs to (7). In a choke group each member ends all others (11), a mute one too (ours).
 */
export function playChoke(settings: ChokeSettings, state: Voices, hit: Hit): RuleResult<Voices> {
  const struck = settings.modules.filter(({zones}) => zones.includes(hit.zone));
  const pressed = settings.stops.filter(
    ({zone, threshold}) => zone === hit.zone && passesThreshold(hit.strength, threshold),
  );
  const ends = ({module}: Voice): boolean => {
    const parent = settings.modules.find(({id}) => id === module)?.parent;
    return (
      struck.some((other) => other.parent === parent && settings.retrig.includes(other.parent)) ||
      pressed.some(({stops}) => stops === module || stops === parent) ||
      settings.groups.some(
        (group) =>
          group.includes(module) && struck.some(({id}) => id !== module && group.includes(id)),
      )
    );
  };
  const starts = struck
    .filter(({sounds}) => sounds)
    .map(({id, name, length}) => ({id, name, length, gain: hit.strength}));
  const isJudged = settings.stops.some(({zone}) => zone === hit.zone);
  const force = pressed.length > 0 ? '' : ', too soft to stop';
  const words = isJudged ? hitPercentWords(hit) + force : hitWords(hit);
  return playVoices(state, hit, {starts, ends, words});
}
