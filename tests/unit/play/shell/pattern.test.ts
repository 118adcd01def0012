import {describe, expect, it} from 'vitest';
import {inTime} from '../../../../src/play/shell/pattern';

const HITS = [
  {zone: 'center', time: 0},
  {zone: 'rim', time: 0.5},
];

describe('a pattern', () => {
  it('plays once on the clock', () => {
    expect([...inTime(HITS, 10)]).toEqual([
      {zone: 'center', time: 10},
      {zone: 'rim', time: 10.5},
    ]);
  });

  it('begins again for ever, to the beat', () => {
    const hits = inTime(HITS, 10, 2);
    const times = Array.from({length: 5}, () => hits.next().value?.time);
    expect(times).toEqual([10, 10.5, 12, 12.5, 14]);
  });
});
