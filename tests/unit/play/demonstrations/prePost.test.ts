import {describe, expect, it} from 'vitest';
import {placeWords} from '../../../../src/play/core';
import {demonstration} from '../../../../src/play/demonstrations/prePost';
import {startWithoutPage} from '../../../support/withoutPage';

describe('pre and post', () => {
  it('plays each hit once, at its own strength: knobs change no sound, but its way', () => {
    const demo = startWithoutPage(demonstration);
    demo.turn('Snare’s volume', 0);
    const {outcome, plays} = demo.hit('edge', 0.8);
    expect(outcome.starts).toEqual([]);
    expect(plays).toMatchObject([{module: 'edge', gain: 0.8}]);
  });

  it.each([
    [0, 'left 100%'],
    [25, 'left 50%'],
    [50, 'middle'],
    [100, 'right 100%'],
  ])('calls a place of %d: %s', (place, words) => {
    expect(placeWords(place)).toBe(words);
  });
});
