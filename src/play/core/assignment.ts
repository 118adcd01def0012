import {type Hit, hitPercentWords, hitWords} from './hit';
import {C3} from './notes';
import type {RuleResult} from './outcome';
import {passesThreshold} from './threshold';
import {NO_VOICES, playVoices, type SoundModule, type Voices} from './voices';

/** The fourth, `target` (facts: software-overview/assignments 13), isn't here: its effect is unknown. */
export const CONTROL_TYPES = ['continuous', 'momentary', 'toggle'] as const;

export type ControlType = (typeof CONTROL_TYPES)[number];

export type Parameter = 'pitch' | 'pan' | 'reverb';

/** Their values: pitch as a MIDI note, pan 0 to 1 with 0.5 in the middle, reverb's mix 0 to 1. */
export type ParameterValues = Readonly<Record<Parameter, number>>;

/** A parameter with an output range of its own. facts: software-overview/assignments 33 */
export interface AssignmentTarget {
  readonly parameter: Parameter;
  /** Its value at the low end, and at the high end; `high` may be the smaller one. */
  readonly low: number;
  readonly high: number;
}

export interface AssignmentSettings {
  readonly controlType: ControlType;
  /** 0 to 1; hits below do nothing. facts: panels/modulators 10 */
  readonly threshold: number;
  /** What the modulator was dropped on: none, one or several. facts: panels/modulators 3 */
  readonly targets: readonly AssignmentTarget[];
  readonly module: SoundModule;
}

/** Where a parameter stands that nothing moves. Ours. */
export const PARAMETERS_AT_REST: ParameterValues = {pitch: C3, pan: 0.5, reverb: 0};

/** Ours. */
export const ASSIGNMENT_DEFAULTS: AssignmentSettings = {
  controlType: 'continuous',
  threshold: 0,
  targets: [],
  module: {id: 'bell', name: 'bell', length: 2},
};

/** How long `momentary` stays on after a hit, in seconds. Ours. */
export const MOMENTARY_SECONDS = 0.5;

export interface AssignmentState extends Voices {
  /** How far the parameters are from `low` (0) to `high` (1). */
  readonly amount: number;
  /** When a momentary amount ends, in seconds; null if it stays. */
  readonly until: number | null;
}

/** Before the first hit: all parameters at `low`, which is ours. */
export const ASSIGNMENT_START: AssignmentState = {...NO_VOICES, amount: 0, until: null};

/** The amount at a time in seconds: 0 once a momentary one is over. */
export const amountAt = ({amount, until}: AssignmentState, time: number): number =>
  until !== null && time >= until ? 0 : amount;

/** Where all parameters stand at an amount from 0 to 1: three move at once if three are targets. */
export function valuesOf({targets}: AssignmentSettings, amount: number): ParameterValues {
  const values: Record<Parameter, number> = {...PARAMETERS_AT_REST};
  for (const {parameter, low, high} of targets) values[parameter] = low + amount * (high - low);
  return values;
}

/** The three words mean what most music software means: software-overview/assignments, general knowledge. */
function amountOf(type: ControlType, strength: number, amount: number): number {
  if (type === 'continuous') return strength;
  return type === 'momentary' || amount < 0.5 ? 1 : 0;
}

/** Moves the parameters by a hit, then plays the sound with them. */
export function playAssignment(
  settings: AssignmentSettings,
  state: AssignmentState,
  hit: Hit,
): RuleResult<AssignmentState> & {readonly values: ParameterValues} {
  const before = amountAt(state, hit.time);
  const {controlType, threshold, module} = settings;
  const moves = passesThreshold(hit.strength, threshold);
  const amount = moves ? amountOf(controlType, hit.strength, before) : before;
  const momentary = controlType === 'momentary' ? hit.time + MOMENTARY_SECONDS : null;
  const until = moves ? momentary : state.until;
  const values = valuesOf(settings, amount);
  const {pitch, pan} = values;
  const starts = [{...module, gain: hit.strength, pitch, pan}];
  const words = threshold > 0 ? hitPercentWords(hit) : hitWords(hit);
  const played = playVoices(state, hit, {starts, words});
  return {outcome: played.outcome, state: {...played.state, amount, until}, values};
}
