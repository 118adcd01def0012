import {type Hit, hitWords} from './hit';
import {clamp} from './numbers';
import {outcomeWords, type RuleResult, type Started} from './outcome';

export interface SoundModule {
  readonly id: string;
  /** What a reader calls its sound: "chord 2". */
  readonly name: string;
  /** Seconds until its sound has died away by itself. Ours, like every length here. */
  readonly length: number;
}

/** A sound that still rings. */
export interface Voice {
  readonly id: string;
  readonly module: string;
  readonly name: string;
  /** When it will have died away by itself, in seconds of the hits' clock. */
  readonly until: number;
}

/** The sounds that a rule has started: what it may still end, and how many there were, for their ids. */
export interface Voices {
  readonly ringing: readonly Voice[];
  readonly count: number;
}

/** Before the first hit. */
export const NO_VOICES: Voices = {ringing: [], count: 0};

/** How long a percussive sound lasts, in seconds. Ours. */
export const SHORT = 0.4;

/** How long a chord rings, in seconds. Ours. */
export const LONG = 6;

interface Change {
  /** Sounds to start with this hit, with their module's id; the gain is clamped to 0 to 1. */
  readonly starts: readonly (Omit<Started, 'module'> & SoundModule)[];
  /** Whether an earlier sound ends with this hit; none by default. */
  readonly ends?: (voice: Voice) => boolean;
  /** The hit in words; left out, its zone and one of three words. */
  readonly words?: string;
  /** What to say when nothing starts or ends. */
  readonly otherwise?: string;
}

/** Ends sounds, then starts those of the hit, so that none ends what it starts (ours); forgets what died away. */
export function playVoices(voices: Voices, hit: Hit, change: Change): RuleResult<Voices> {
  const {starts, ends = () => false, words = hitWords(hit), otherwise} = change;
  const ringing = voices.ringing.filter(({until}) => until > hit.time);
  const ended = ringing.filter(ends);
  const begun = starts.map(({id, gain, ...sound}, index) => ({
    ...sound,
    id: `${id}.${voices.count + index}`,
    module: id,
    gain: clamp(gain),
  })) satisfies Started[];
  const begunVoices = begun.map(({id, module, name, length}): Voice => {
    return {id, module, name, until: hit.time + length};
  });
  const namesOf = (sounds: readonly {name: string}[]): string[] => sounds.map(({name}) => name);
  return {
    state: {
      ringing: [...ringing.filter((voice) => !ended.includes(voice)), ...begunVoices],
      count: voices.count + begun.length,
    },
    outcome: {
      starts: begun,
      ends: ended.map(({id}) => id),
      says: outcomeWords(words, namesOf(starts), namesOf(ended), otherwise),
    },
  };
}
