import {
  barsOf,
  metroPattern,
  type MetroSettings,
  type MetroStep,
  padsOf,
  secondsPerBeat,
  TWELFTHS,
} from './metro';
import {type Outcome, outcomeWords, type Started} from './outcome';
import type {SoundModule} from './voices';

/** A clock that runs: all times follow from its start, so that rounding never adds up. */
export interface MetroState {
  /** When step 1 of bar 1 falls, in seconds. */
  readonly start: number;
  readonly count: number;
}

export interface MetroEvent extends MetroStep {
  readonly time: number;
  /** How many steps came before it since the clock started. */
  readonly count: number;
  /** Bar of the pattern and beat of the bar, counted from 1; a tick belongs to the beat before it. */
  readonly bar: number;
  readonly beat: number;
  readonly pads: readonly number[];
}

/** Turns the clock on; each start begins at step 1 of bar 1. facts: controllers/metro 2 */
export const startMetro = (time: number): MetroState => ({start: time, count: 0});

/** Plays on to a time in seconds, at which a step isn't due yet. @returns the steps that fell due, in order */
export function advanceMetro(
  settings: MetroSettings,
  state: MetroState,
  until: number,
): {state: MetroState; events: MetroEvent[]} {
  const pattern = metroPattern(settings);
  const events: MetroEvent[] = [];
  for (let {count} = state; ; count += 1) {
    const time = state.start + secondsSinceStart(settings, pattern, count);
    const step = pattern[count % pattern.length];
    if (!step || time >= until) return {state: {...state, count}, events};
    const beats = Math.floor(step.position / TWELFTHS);
    events.push({
      ...step,
      time,
      count,
      bar: Math.floor(beats / settings.beats) + 1,
      beat: (beats % settings.beats) + 1,
      pads: padsOf(settings, step, count),
    });
  }
}

function secondsSinceStart(
  settings: MetroSettings,
  pattern: readonly MetroStep[],
  count: number,
): number {
  const passes = Math.floor(count / pattern.length);
  const beats =
    passes * barsOf(settings) * settings.beats +
    (pattern[count % pattern.length]?.position ?? 0) / TWELFTHS;
  return beats * secondsPerBeat(settings.tempo);
}

/** A new tempo keeps the place and the next step's time; a new grid starts anew with that step. Both ours. */
export function changeMetro(
  before: MetroSettings,
  after: MetroSettings,
  state: MetroState,
): MetroState {
  const next = state.start + secondsSinceStart(before, metroPattern(before), state.count);
  const sameGrid = before.beats === after.beats && before.subdivision === after.subdivision;
  if (!sameGrid) return startMetro(next);
  if (before.tempo === after.tempo) return state;
  const since = secondsSinceStart(after, metroPattern(after), state.count);
  return {start: next - since, count: state.count};
}

/** Says what a step plays by modules on the pads, from the top: "Bar 1, after beat 2: shaker". */
export function metroOutcome(event: MetroEvent, modules: readonly SoundModule[]): Outcome {
  const {bar, beat, rank, count, pads, strength} = event;
  const starts = pads.flatMap((pad): Started[] => {
    const module = modules[pad];
    if (!module) return [];
    return [{...module, module: module.id, id: `${module.id}.${count}`, gain: strength}];
  });
  const place = `Bar ${bar}, ${rank === 'subdivision' ? 'after beat' : 'beat'} ${beat}`;
  const names = starts.map(({name}) => name);
  return {starts, ends: [], says: outcomeWords(place, names)};
}
