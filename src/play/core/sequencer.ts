import {type Hit, type Zone} from './hit';
import {bandOf, draw} from './numbers';
import type {RuleResult} from './outcome';
import {LONG, NO_VOICES, playVoices, type SoundModule, type Voices} from './voices';

/** facts: controllers/sequencer 6 */
export const SEQUENCER_MODES = ['cycle', 'reverse', 'random', 'manual'] as const;

export type SequencerMode = (typeof SEQUENCER_MODES)[number];

export interface SequencerSettings {
  readonly mode: SequencerMode;
  readonly modules: readonly SoundModule[];
  /** Ids of the modules on each step: several, or none. facts: controllers/sequencer 5 */
  readonly steps: readonly (readonly string[])[];
  readonly zones: readonly Zone[];
  /** Zones that press `next`. facts: controllers/sequencer 10, 11 */
  readonly next: readonly Zone[];
  /** **Retrig**: each hit ends what rings. facts: controllers/sequencer 13 */
  readonly retrig: boolean;
}

/** Four chords, each on a step of its own. facts: controllers/sequencer 3; the rest is ours */
export const SEQUENCER_DEFAULTS: SequencerSettings = {
  mode: 'cycle',
  modules: ['1', '2', '3', '4'].map((n) => ({id: n, name: `chord ${n}`, length: LONG})),
  steps: [['1'], ['2'], ['3'], ['4']],
  zones: ['center', 'edge'],
  next: ['rim'],
  retrig: true,
};

export interface SequencerState extends Voices {
  /** Current step, counted from 0; null before the first hit. */
  readonly step: number | null;
  /** Whether a button or the number box chose the step, and it hasn't played yet. */
  readonly chosen: boolean;
  readonly seed: number;
  readonly hits: number;
  /** On how many of them each module played, by its id. */
  readonly plays: Readonly<Record<string, number>>;
}

/** A sequencer before its first hit. The same seed, any whole number, gives the same random steps. */
export function startSequencer(seed = 1): SequencerState {
  return {...NO_VOICES, step: null, chosen: false, seed, hits: 0, plays: {}};
}

/** The number box: the current step, counted from 1. facts: controllers/sequencer 9 */
export const numberBox = ({step}: SequencerState): number => (step ?? 0) + 1;

const wrap = (step: number, count: number): number => ((step % count) + count) % count;

/** Enters a step, counted from 1, in the number box. */
export function enterStep(state: SequencerState, number: number): SequencerState {
  return {...state, step: number - 1, chosen: true};
}

/** The step that a hit plays, and the seed afterward. */
export function stepOfHit({mode, steps}: SequencerSettings, {step, chosen, seed}: SequencerState) {
  if (mode === 'random') {
    // Each draw stands alone, so a step may repeat: what 9 of 10 steps = 90% of hits suggests.
    const drawn = draw(seed);
    return {step: bandOf(drawn.value, steps.length), seed: drawn.seed};
  }
  if (mode === 'manual') return {step: wrap(step ?? 0, steps.length), seed};
  if (step === null) return {step: mode === 'cycle' ? 0 : steps.length - 1, seed};
  const move = chosen ? 0 : mode === 'cycle' ? 1 : -1;
  return {step: wrap(step + move, steps.length), seed};
}

/**
 * A hit presses `next` if its zone does, then plays a step if its zone plays the sequencer (ours: the
 * order). After the last step `next` goes to the first, and the next hit plays that (both ours).
 * `cycle` begins with the first step, `reverse` with the last (ours); `random`
 * draws; in `manual` the step stays. facts: controllers/sequencer 7 to 9
 */
export function playSequencer(
  settings: SequencerSettings,
  state: SequencerState,
  hit: Hit,
): RuleResult<SequencerState> {
  const presses = settings.next.includes(hit.zone);
  const next = wrap(numberBox(state), settings.steps.length);
  const moved = presses ? enterStep(state, next + 1) : state;
  if (!settings.zones.includes(hit.zone)) {
    const otherwise = presses ? `step ${numberBox(moved)}` : 'nothing';
    return {state: moved, outcome: playVoices(moved, hit, {starts: [], otherwise}).outcome};
  }
  const {step, seed} = stepOfHit(settings, moved);
  const modules = settings.modules.filter(({id}) => settings.steps[step]?.includes(id));
  const starts = modules.map(({id, name, length}) => ({id, name, length, gain: hit.strength}));
  const played = playVoices(moved, hit, {
    starts,
    ends: () => settings.retrig,
    otherwise: `step ${step + 1}, empty`,
  });
  const plays = {...moved.plays};
  for (const {id} of modules) plays[id] = (plays[id] ?? 0) + 1;
  return {
    outcome: played.outcome,
    state: {...played.state, step, chosen: false, seed, hits: moved.hits + 1, plays},
  };
}

/** The share of hits so far that a module played on, 0 to 1. */
export const shareOfHits = ({hits, plays}: SequencerState, module: string): number =>
  hits > 0 ? (plays[module] ?? 0) / hits : 0;
