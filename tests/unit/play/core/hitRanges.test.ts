import {expect, it} from 'vitest';
import {
  playRanges,
  RANGE_DEFAULTS,
  RANGE_START,
  type RangeSettings,
  speedOf,
} from '../../../../src/play/core';
import {hit, startedNames} from './support';

const play = (strength: number, settings: RangeSettings = RANGE_DEFAULTS) =>
  playRanges(settings, RANGE_START, hit('center', strength));

it.each([
  [0.19, 0, ['ghost']],
  [0.2, 1, ['ghost', 'body']],
  [0.5, 2, ['body']],
  [0.8, 4, ['chord']],
])('a velocity of %d falls into range %i and plays %j', (strength, range, names) => {
  const result = play(strength);
  expect([result.range, startedNames(result.outcome)]).toEqual([range, names]);
});

it('speed goes from slow to fast, each half of a gap the same step', () => {
  expect([null, 5, 1, 0.1, 0.01, 0].map(speedOf)).toEqual([0, 0, 0, 1, 1, 1]);
  expect(speedOf(Math.sqrt(0.1))).toBeCloseTo(0.5, 12);
  const step = speedOf(0.25) - speedOf(0.5);
  expect(speedOf(0.125) - speedOf(0.25)).toBeCloseTo(step, 12);
});
