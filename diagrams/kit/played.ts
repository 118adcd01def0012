import {type Hit, type Outcome, PHRASE, type RuleResult, type Started} from '../../src/play/core';

/** A hit with what a rule made of it. */
export interface Played<Result> {
  hit: Hit;
  result: Result;
}

/**
 * Plays hits through a rule of src/play/core: `playPhrase(playChoke, settings, NO_VOICES)`.
 *
 * @returns each hit with the rule's whole result: state, outcome, and what else it tells
 */
export function playPhrase<Settings, State, Result extends RuleResult<State>>(
  rule: (settings: Settings, state: State, hit: Hit) => Result,
  settings: Settings,
  start: State,
  hits: readonly Hit[] = PHRASE,
): Played<Result>[] {
  let state = start;
  return hits.map((hit) => {
    const result = rule(settings, state, hit);
    state = result.state;
    return {hit, result};
  });
}

/** A sound on the time: begun by a hit, ended by itself or by a later hit. */
export interface Sounding extends Omit<Started, 'module'> {
  hit: Hit;
  from: number;
  to: number;
  /** Whether a later hit ended it. */
  cut: boolean;
}

/** @returns all sounds that hits made, with their ends; `length` is what a rule leaves open */
export function soundsOf(
  played: readonly {hit: Hit; result: {outcome: Outcome}}[],
  length = 0.4,
): Sounding[] {
  const sounds: Sounding[] = [];
  for (const {hit, result} of played) {
    result.outcome.ends.forEach((id) => {
      const index = sounds.findIndex((sound) => sound.id === id);
      const sound = sounds[index];
      if (sound && sound.to > hit.time) sounds[index] = {...sound, to: hit.time, cut: true};
    });
    result.outcome.starts.forEach((started) =>
      sounds.push({
        ...started,
        hit,
        from: hit.time,
        to: hit.time + (started.length ?? length),
        cut: false,
      }),
    );
  }
  return sounds;
}
