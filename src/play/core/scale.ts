import type {Hit} from './hit';
import {C3, noteName} from './notes';
import {bandOf} from './numbers';
import type {RuleResult} from './outcome';
import {LONG, playVoices, type Voices} from './voices';

/** What ringing voices do when the pitch changes: none slide, or all do. facts: panels/pitch-scale 7 */
export const VOICE_CONTROLS = ['Next', 'All'] as const;

export interface ScaleSettings {
  /** MIDI notes whose keys are on, 0 to 127, in any order. */
  readonly notes: readonly number[];
  readonly voiceControl: (typeof VOICE_CONTROLS)[number];
}

/** Hungarian Minor, the only scale that the sheets name (facts: panels/pitch-scale 6, 11); `Next` is ours. */
export const SCALE_DEFAULTS: ScaleSettings = {
  notes: [0, 2, 3, 6, 7, 8, 11, 12].map((semitones) => C3 + semitones),
  voiceControl: 'Next',
};

/** Clicks a key: includes a note or leaves it out. facts: panels/pitch-scale 8 */
export function toggleNote(notes: readonly number[], note: number): number[] {
  const others = notes.filter((other) => other !== note);
  return others.length < notes.length ? others : [...others, note].sort((a, b) => a - b);
}

/**
 * The MIDI note that a value from 0 to 1 plays, null when no key is on: each has an equal share of the
 * range. That is a Note Controller's way (facts: controllers/note-controller 18); **Note Control**'s is ours.
 */
export function noteOfValue({notes}: ScaleSettings, value: number): number | null {
  if (notes.length === 0) return null;
  const ascending = [...notes].sort((a, b) => a - b);
  return ascending[bandOf(value, notes.length)] ?? null;
}

/** A voice that rings on at another pitch. How fast it slides is unknown. */
export interface Slide {
  readonly id: string;
  readonly pitch: number;
}

/** Plays the note of a hit's strength; under `All`, everything that rings slides to it. */
export function playScale(
  settings: ScaleSettings,
  state: Voices,
  hit: Hit,
): RuleResult<Voices> & {readonly slides: readonly Slide[]} {
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
