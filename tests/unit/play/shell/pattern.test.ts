import {afterEach, describe, expect, it, vi} from 'vitest';
import {player} from '../../../../src/play/audio';
import type {PlacedHit} from '../../../../src/play/core';
import {inTime, runPattern} from '../../../../src/play/shell/pattern';
import {createTimers} from '../../../../src/play/shell/timers';

const HITS: readonly PlacedHit[] = [
  {zone: 'center', strength: 1, time: 0},
  {zone: 'rim', strength: 0.5, time: 0.5},
];
const OTHERS: readonly PlacedHit[] = [{zone: 'edge', strength: 1, time: 0.25}];

describe('a pattern', () => {
  it('plays again a second after its last hit, so that settings are turned while it plays', () => {
    const read = inTime(() => HITS, 10)(13.4);
    expect(read.map(({time}) => time)).toEqual([10, 10.5, 11.5, 12, 13]);
    expect(read.map(({turn}) => turn)).toEqual([0, 0, 1, 1, 2]);
    expect(read[3]).toMatchObject({zone: 'rim', strength: 0.5});
  });

  it('gives each hit once, as its time comes', () => {
    const until = inTime(() => HITS, 10);
    expect([10, 10.2, 10.5, 10.6, 12].map((time) => until(time).length)).toEqual([1, 0, 1, 0, 2]);
  });

  it('leaves out what a page that hung has missed: all of it would sound at once', () => {
    vi.useFakeTimers();
    const now = vi.spyOn(player, 'now').mockReturnValue(9.92);
    const played: number[] = [];
    const pattern = {pattern: HITS, sounds: {}} as unknown as Parameters<typeof runPattern>[0];
    const stop = runPattern(pattern, {} as Parameters<typeof runPattern>[1], ['center', 'rim'], {
      sound: ({time}) => played.push(time),
      showStep: () => undefined,
      onEnd: () => undefined,
    });
    now.mockReturnValue(13.02);
    vi.advanceTimersByTime(25);
    stop();
    expect(played).toEqual([10, 13]);
    vi.restoreAllMocks();
    vi.useRealTimers();
  });

  it('ends after five minutes, where nobody stops it', () => {
    const read = inTime(() => HITS, 0)(1000);
    expect(read).toHaveLength(400);
    expect(read.at(-1)?.time).toBe(299);
  });

  it('begins again in its own time, where its last hit says how long it rests', () => {
    const [first, last] = HITS as [PlacedHit, PlacedHit];
    const clicks = [first, {...last, rest: 0.5}];
    expect(inTime(() => clicks, 0)(1.5).map(({time}) => time)).toEqual([0, 0.5, 1, 1.5]);
  });

  it('is another in place of its next hit, where settings change it while it plays or rests', () => {
    let now = HITS;
    const until = inTime(() => now, 10);
    until(10.3);
    now = OTHERS;
    expect(until(10.75)).toMatchObject([{zone: 'edge', time: 10.75, turn: 0}]);
    now = HITS; // while it rests
    expect(until(12.25)).toMatchObject([{zone: 'center', time: 11.75 + 0.25, turn: 0}]);
  });

  it('has nothing to play where no hit is left, and goes on where each answer is a new list', () => {
    expect(inTime(() => [], 0)(10)).toEqual([]);
    expect(inTime(() => [...HITS], 0)(2).length).toBeGreaterThan(2);
  });
});

describe('what a pattern shows', () => {
  afterEach(() => void vi.useRealTimers());

  it('comes in order of time, each once, also in a page that hung', () => {
    vi.useFakeTimers();
    let now = 0;
    const shown: number[] = [];
    const {at, clear} = createTimers(() => now);
    const show = (time: number): void => at(time, () => void shown.push(time));
    for (const time of [0.2, 0.1, 0.9]) show(time);
    now = 0.5; // and no timer came
    for (const time of [0.3, 0.4]) show(time);
    expect(shown).toEqual([0.1, 0.2, 0.3, 0.4]);
    vi.advanceTimersByTime(1000);
    expect(shown).toEqual([0.1, 0.2, 0.3, 0.4, 0.9]);
    show(2);
    clear(1);
    vi.advanceTimersByTime(2000);
    expect(shown).toHaveLength(5);
  });
});
