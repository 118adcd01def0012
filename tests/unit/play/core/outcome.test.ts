import {describe, expect, it} from 'vitest';
import {outcomeWords} from '../../../../src/play/core';

describe('words for a live region', () => {
  it.each([
    [['chord 2'], ['chord 1'], 'Rim, hard: chord 2; chord 1 ends'],
    [[], ['chord 1'], 'Rim, hard: chord 1 ends'],
    [[], ['chord 1', 'chord 2'], 'Rim, hard: chord 1 and chord 2 end'],
    [['chord 1'], ['chord 1'], 'Rim, hard: chord 1'],
    [['a', 'b', 'c'], [], 'Rim, hard: a, b and c'],
    [[], [], 'Rim, hard: nothing'],
  ])('%j start, %j end', (started, ended, words) => {
    expect(outcomeWords('Rim, hard', started, ended)).toBe(words);
  });
});
