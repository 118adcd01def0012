import {type Hit, hitWords} from './hit';
import {clamp} from './numbers';
import {type RuleResult, outcomeWords, type Started} from './outcome';

/** A module that makes a sound. */
export interface SoundModule {
  readonly id: string;
  /** What a reader calls its sound: "chord 2". */
  readonly name: string;
  /** Seconds until its sound has died away by itself. Ours, like every length here. */
  readonly length: number;
}

/** A sound that a rule wants to start. */
export interface Sound extends SoundModule {
  /** Clamped to 0 to 1. */
  readonly gain: number;
  readonly pitch?: number;
  readonly pan?: number;
  readonly delay?: number;
}

/** A sound that still rings. */
export interface Voice {
  readonly id: string;
  /** Id of the module that made it. */
  readonly module: string;
  readonly name: string;
  /** When it will have died away by itself, in seconds of the hits' clock. */
  readonly until: number;
}

/**
 * The sounds that a rule has started: what it may still end, and how many there were, for their
 * ids.
 */
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
  /** Sounds to start with this hit. */
  readonly starts: readonly Sound[];
  /** Whether an earlier sound ends with this hit; none by default. */
  readonly ends?: (voice: Voice) => boolean;
  /** The hit in words; left out, its zone and one of three words. */
  readonly words?: string;
  /** What to say when nothing starts or ends. */
  readonly otherwise?: string;
}

/**
 * Ends and starts sounds: first those that a hit ends, then its own, so that no hit ends what it
 * starts (ours).
 *
 * @returns sounds that ring from now on, and the outcome; sounds that have died away are forgotten
 */
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
  return {
    state: {
      ringing: [
        ...ringing.filter((voice) => !ended.includes(voice)),
        ...begun.map(({id, module, name, length}) => ({
          id,
          module,
          name,
          until: hit.time + length,
        })),
      ],
      count: voices.count + begun.length,
    },
    outcome: {
      starts: begun,
      ends: ended.map(({id}) => id),
      says: outcomeWords(
        words,
        starts.map(({name}) => name),
        ended.map(({name}) => name),
        otherwise,
      ),
    },
  };
}
