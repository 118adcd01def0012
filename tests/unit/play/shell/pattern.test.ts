import {describe, expect, it} from 'vitest';
import type {PlacedHit} from '../../../../src/play/core';
import {inTime} from '../../../../src/play/shell/pattern';

const HITS: readonly PlacedHit[] = [
  {zone: 'center', strength: 1, time: 0},
  {zone: 'rim', strength: 0.5, time: 0.5},
];

describe('a pattern', () => {
  it('plays again a second after its last hit, so that settings are turned while it plays', () => {
    const hits = inTime(() => HITS, 10);
    const read = Array.from({length: 5}, () => hits.next().value);
    expect(read.map((hit) => hit?.time)).toEqual([10, 10.5, 11.5, 12, 13]);
    expect(read.map((hit) => hit?.turn)).toEqual([0, 0, 1, 1, 2]);
    expect(read[3]).toMatchObject({zone: 'rim', strength: 0.5});
  });

  it('ends after five minutes, where nobody stops it', () => {
    const times = [...inTime(() => HITS, 0)].map(({time}) => time);
    expect(times).toHaveLength(400);
    expect(times.at(-1)).toBe(299);
  });

  it('begins again in its own time, where its last hit says how long it rests', () => {
    const [first, last] = HITS as [PlacedHit, PlacedHit];
    const clicks = [first, {...last, rest: 0.5}];
    const hits = inTime(() => clicks, 0);
    const read = Array.from({length: 4}, () => hits.next().value?.time);
    expect(read).toEqual([0, 0.5, 1, 1.5]);
  });

  it('is another in place of its next hit, where settings change it while it plays', () => {
    const others: readonly PlacedHit[] = [{zone: 'edge', strength: 1, time: 0.25}];
    let now = HITS;
    const hits = inTime(() => now, 10);
    hits.next();
    now = others;
    expect(hits.next().value).toMatchObject({zone: 'edge', time: 10.75});
    now = HITS;
    expect(hits.next().value).toMatchObject({zone: 'center', time: 11.75});
  });

  it('ends where no hit is left', () => {
    expect([...inTime(() => [], 0)]).toEqual([]);
  });
});
