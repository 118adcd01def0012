import {describe, expect, it} from 'vitest';
import {
  gapsAndOverlaps,
  HIT_QUALITIES,
  NO_OUTCOME,
  PHRASE,
  playRanges,
  qualityOf,
  RANGE_DEFAULTS,
  RANGE_START,
  type RangeSettings,
  speedOf,
} from '../../../../src/play/core';
import {followSounds, hit, randomHits, startedNames} from './support';

const play = (strength: number, settings: RangeSettings = RANGE_DEFAULTS) =>
  playRanges(settings, RANGE_START, hit('center', strength));

describe('hit ranges', () => {
  it('sort by velocity, speed or timbre', () => {
    expect(HIT_QUALITIES).toEqual(['velocity', 'speed', 'timbre']);
  });

  it.each([
    [0.01, 0, ['ghost']],
    [0.19, 0, ['ghost']],
    [0.2, 1, ['ghost', 'body']],
    [0.5, 2, ['body']],
    [0.79, 3, ['body']],
    [0.8, 4, ['chord']],
    [1, 4, ['chord']],
  ])('a velocity of %d falls into range %i and plays %j', (strength, range, names) => {
    const result = play(strength);
    expect([result.range, startedNames(result.outcome)]).toEqual([range, names]);
  });

  it('have gaps and overlaps', () => {
    expect(gapsAndOverlaps(RANGE_DEFAULTS)).toEqual({gaps: [], overlaps: [1]});
    const [ghost, , chord] = RANGE_DEFAULTS.modules;
    const modules = [ghost, chord].flatMap((module) => module ?? []);
    expect(gapsAndOverlaps({...RANGE_DEFAULTS, modules})).toEqual({gaps: [2, 3], overlaps: []});
    expect(play(0.5, {...RANGE_DEFAULTS, modules}).outcome.says).toBe('Center, medium: nothing');
    expect(gapsAndOverlaps({...RANGE_DEFAULTS, modules: []}).gaps).toHaveLength(5);
  });

  it('leave the chord to the phrase’s accents', () => {
    const chords = PHRASE.filter(
      (each) => startedNames(playRanges(RANGE_DEFAULTS, RANGE_START, each).outcome)[0] === 'chord',
    );
    expect(chords).toHaveLength(2);
  });
});

describe('speed', () => {
  it('goes from slow to fast, each half of a gap the same step', () => {
    expect([null, 5, 1, 0.1, 0.01, 0].map(speedOf)).toEqual([0, 0, 0, 1, 1, 1]);
    expect(speedOf(Math.sqrt(0.1))).toBeCloseTo(0.5, 12);
    const step = speedOf(0.25) - speedOf(0.5);
    expect(speedOf(0.125) - speedOf(0.25)).toBeCloseTo(step, 12);
  });

  it('is measured from the hit before', () => {
    const settings: RangeSettings = {...RANGE_DEFAULTS, mode: 'speed'};
    let state = RANGE_START;
    const ranges = [0, 2, 2.1, 2.2, 4].map((time) => {
      const result = playRanges(settings, state, hit('center', 0.5, time));
      state = result.state;
      return result.range;
    });
    expect(ranges).toEqual([0, 0, 4, 4, 0]);
  });
});

describe('timbre', () => {
  it('is a path from center to edge, and nothing else', () => {
    expect(qualityOf('timbre', {...hit('center', 1), place: 0.3}, null)).toBe(0.3);
    expect(qualityOf('timbre', hit('edge', 1), null)).toBe(1);
    const off = playRanges({...RANGE_DEFAULTS, mode: 'timbre'}, RANGE_START, hit('rim', 1));
    expect([off.range, off.outcome.starts]).toEqual([null, []]);
  });
});

describe('playing', () => {
  it('does nothing where nothing was hit, not even to the speed', () => {
    expect(play(0)).toEqual({state: RANGE_START, outcome: NO_OUTCOME, range: null});
  });

  it.each(HIT_QUALITIES)('by %s leaves no sound without an end', (mode) => {
    let state = RANGE_START;
    const faults = followSounds(randomHits(1000), (each) => {
      const result = playRanges({...RANGE_DEFAULTS, mode}, state, each);
      state = result.state;
      return result.outcome;
    });
    expect(faults).toEqual([]);
  });
});
