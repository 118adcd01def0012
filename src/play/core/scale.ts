import {type Hit, isHit} from './hit';
import {C3, noteName} from './notes';
import {bandOf} from './numbers';
import {NO_OUTCOME, type RuleResult} from './outcome';
import {LONG, playVoices, type Voices} from './voices';

/**
 * Semitones above the root. Only Hungarian Minor is named in the sheets (facts:
 * panels/pitch-scale 11); the full list of the product is unknown.
 */
export const SCALES = {'Hungarian Minor': [0, 2, 3, 6, 7, 8, 11]} as const;

/**
 * What ringing voices do when the pitch changes: none slide, or all do. facts: panels/pitch-scale 7
 */
export const VOICE_CONTROLS = ['Next', 'All'] as const;

/** A scale, and how hits move through it. */
export interface ScaleSettings {
  /** MIDI notes whose keys are on, 0 to 127, in any order. */
  readonly notes: readonly number[];
  readonly voiceControl: (typeof VOICE_CONTROLS)[number];
}

/**
 * The notes of a scale over one octave, root and octave included.
 *
 * @param root MIDI note; C3 at first (facts: panels/pitch-scale 6)
 */
export function scaleNotes(scale: keyof typeof SCALES, root: number = C3): number[] {
  return [...SCALES[scale], 12].map((semitones) => root + semitones);
}

/** The example of facts: panels/pitch-scale 11; `Next` is ours. */
export const SCALE_DEFAULTS: ScaleSettings = {
  notes: scaleNotes('Hungarian Minor'),
  voiceControl: 'Next',
};

/** Clicks a key: includes a note or leaves it out. facts: panels/pitch-scale 8 */
export function toggleNote(notes: readonly number[], note: number): number[] {
  const others = notes.filter((other) => other !== note);
  return others.length < notes.length ? others : [...others, note].sort((a, b) => a - b);
}

/**
 * The note that a value plays: from low to high through the notes that are on, each an equal share
 * of the range. Equal shares are a Note Controller's at first (facts: controllers/note-controller
 * 18); that **Note Control** divides its range in the same way is ours.
 *
 * @param value 0 to 1, such as the strength of a hit
 * @returns a MIDI note, or null when no key is on
 */
export function noteOfValue({notes}: ScaleSettings, value: number): number | null {
  if (notes.length === 0) return null;
  const ascending = [...notes].sort((a, b) => a - b);
  return ascending[bandOf(value, notes.length)] ?? null;
}

/** A voice that rings on at another pitch. How fast it slides is unknown. */
export interface Slide {
  readonly id: string;
  /** A MIDI note. */
  readonly pitch: number;
}

/**
 * Plays the note of a hit's strength; under `All`, everything that rings slides to it.
 *
 * @returns besides state and outcome the `slides`, none under `Next`
 */
export function playScale(
  settings: ScaleSettings,
  state: Voices,
  hit: Hit,
): RuleResult<Voices> & {readonly slides: readonly Slide[]} {
  if (!isHit(hit)) return {state, outcome: NO_OUTCOME, slides: []};
  const pitch = noteOfValue(settings, hit.strength);
  const starts =
    pitch === null
      ? []
      : [{id: 'note', name: noteName(pitch), pitch, gain: hit.strength, length: LONG}];
  const played = playVoices(state, hit, {starts});
  const [begun] = played.outcome.starts;
  const before = played.state.ringing.filter(({id}) => id !== begun?.id);
  const slides =
    pitch !== null && settings.voiceControl === 'All' ? before.map(({id}) => ({id, pitch})) : [];
  return {...played, slides};
}
