import {describe, expect, it} from 'vitest';
import {
  CHOKE_DEFAULTS,
  listWords,
  NO_VOICES,
  outcomeWords,
  type Hit,
  playChoke,
  playScale,
  playSequencer,
  type RuleResult,
  SCALE_DEFAULTS,
  SEQUENCER_DEFAULTS,
  startSequencer,
} from '../../../../src/play/core';
import {hit} from './support';

describe('words for a live region', () => {
  it.each([
    [['chord 2'], ['chord 1'], 'Rim, hard: chord 2; chord 1 ends'],
    [['chord 2'], [], 'Rim, hard: chord 2'],
    [[], ['chord 1'], 'Rim, hard: chord 1 ends'],
    [[], ['chord 1', 'chord 2'], 'Rim, hard: chord 1 and chord 2 end'],
    [['chord 1'], ['chord 1'], 'Rim, hard: chord 1'],
    [['a', 'b', 'c'], [], 'Rim, hard: a, b and c'],
    [[], [], 'Rim, hard: nothing'],
  ])('%j start, %j end', (started, ended, words) => {
    expect(outcomeWords('Rim, hard', started, ended)).toBe(words);
  });

  it('list nothing, one, two and three', () => {
    expect([[], ['a'], ['a', 'b'], ['a', 'b', 'c']].map(listWords)).toEqual([
      '',
      'a',
      'a and b',
      'a, b and c',
    ]);
  });
});

describe('a rule', () => {
  /** Plays the same hits from a state and from its copy out of storage. */
  function playTwice<Settings, State>(
    rule: (settings: Settings, state: State, one: Hit) => RuleResult<State>,
    settings: Settings,
    start: State,
  ): [unknown, unknown] {
    const before = rule(settings, start, hit('center', 0.9)).state;
    const copy = JSON.parse(JSON.stringify(before)) as State;
    const next = hit('edge', 0.5, 1);
    return [rule(settings, before, next), rule(settings, copy, next)];
  }

  it('has a state that can be stored, and says the same to the same', () => {
    for (const [direct, restored] of [
      playTwice(playChoke, CHOKE_DEFAULTS, NO_VOICES),
      playTwice(playScale, SCALE_DEFAULTS, NO_VOICES),
      playTwice(playSequencer, {...SEQUENCER_DEFAULTS, mode: 'random'}, startSequencer()),
    ]) {
      expect(restored).toEqual(direct);
    }
  });
});
