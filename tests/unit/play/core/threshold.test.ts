import {describe, expect, it} from 'vitest';
import {
  type Hit,
  NO_VOICES,
  passesThreshold,
  playThresholds,
  THRESHOLD_DEFAULTS,
} from '../../../../src/play/core';
import {hit} from './support';

it.each([
  [0.001, 0, true], // 0%: any touch (how-to/choke-sounds 8)
  [0.24, 0.25, false],
  [0.25, 0.25, true], // right on the line
])('strength %d against a threshold of %d: %s', (strength, threshold, passes) => {
  expect(passesThreshold(strength, threshold)).toBe(passes);
});

describe('two thresholds', () => {
  const play = (each: Hit, settings = THRESHOLD_DEFAULTS) =>
    playThresholds(settings, NO_VOICES, each);

  it('give a dot to a hit that counts though no module wants it', () => {
    const [, chord] = THRESHOLD_DEFAULTS.modules;
    const settings = {input: 0.1, modules: chord ? [chord] : []};
    const {counts, outcome} = play(hit('center', 0.3), settings);
    expect([counts, outcome.says]).toEqual([true, 'Center, soft: too soft for the chord']);
  });
});
