import {describe, expect, it} from 'vitest';
import {
  advanceMetro,
  changeMetro,
  METRO_DEFAULTS,
  metroOutcome,
  type MetroEvent,
  type MetroSettings,
  SHORT,
  startMetro,
  tempoOfTaps,
} from '../../../../src/play/core';

const metro = (rest: Partial<MetroSettings>): MetroSettings => ({...METRO_DEFAULTS, ...rest});
const events = (rest: Partial<MetroSettings>, seconds: number): MetroEvent[] =>
  advanceMetro(metro(rest), startMetro(0), seconds).events;

describe('the clock', () => {
  it('begins at step 1 of bar 1, whenever it starts', () => {
    const {events: first} = advanceMetro(METRO_DEFAULTS, startMetro(7), 7.3);
    expect(first.map(({time, bar, beat, rank}) => [time, bar, beat, rank])).toEqual([
      [7, 1, 1, 'downbeat'],
      [7.25, 1, 1, 'subdivision'],
    ]);
  });

  it('counts the bars of the pattern', () => {
    const downbeats = events({subdivision: '1/4.', tempo: 120}, 12).filter(
      ({rank}) => rank === 'downbeat',
    );
    expect(downbeats.map(({bar, time}) => [bar, time])).toEqual([
      [1, 0],
      [2, 2],
      [3, 4],
      [1, 6],
      [2, 8],
      [3, 10],
    ]);
  });

  it.each([97.3, 3000])('at %d BPM never drifts in ten minutes, in pieces', (tempo) => {
    const settings = metro({tempo, subdivision: '1/8T'});
    let [state, count, drift] = [startMetro(0.1), 0, 0];
    for (let until = 0; until < 600; until += 0.173) {
      const result = advanceMetro(settings, state, until);
      for (const {time} of result.events) {
        drift = Math.max(drift, Math.abs(time - (0.1 + (count * 20) / tempo)));
        count += 1;
      }
      state = result.state;
    }
    expect(drift).toBeLessThan(1e-9);
    expect(count).toBe(state.count);
  });

  it('starts the pattern anew with another grid, and minds nothing else', () => {
    const {state} = advanceMetro(METRO_DEFAULTS, startMetro(0), 0.6);
    const waltz = metro({beats: 3});
    const [first] = advanceMetro(waltz, changeMetro(METRO_DEFAULTS, waltz, state), 1).events;
    expect(first).toMatchObject({time: 0.75, bar: 1, beat: 1, rank: 'downbeat'});
    expect(changeMetro(METRO_DEFAULTS, metro({pulse: 0.1, mode: 'Cycle'}), state)).toBe(state);
  });
});

it.each([
  [[], null],
  [[1], null],
  [[1, 1.5], 120],
  [[0, 0.5, 1, 1.5, 2], 120],
  [[0, 0.4, 1, 1.5], 120],
  [[0, 1, 2, 2.5, 3, 3.5, 4], 120], // the last four gaps
  [[0, 2], 30],
  [[0, 2.1], null], // too long: a new count
  [[0, 5, 5.25], 240],
  [[0, 0.001], 3000],
  [[1, 1], 3000],
])('Tap at %j gives %d', (times, tempo) => {
  const tapped = tempoOfTaps(times);
  if (tempo === null) expect(tapped).toBeNull();
  else expect(tapped).toBeCloseTo(tempo, 9);
});

describe('what a step plays', () => {
  const modules = ['kick', 'click', 'shaker'].map((name) => ({id: name, name, length: SHORT}));

  it('is said with its bar and beat', () => {
    const outcomes = events({mode: 'Layers'}, 1).map((event) => metroOutcome(event, modules));
    expect(outcomes.map(({says}) => says)).toEqual([
      'Bar 1, beat 1: kick, click and shaker',
      'Bar 1, after beat 1: shaker',
      'Bar 1, beat 2: click and shaker',
      'Bar 1, after beat 2: shaker',
    ]);
    expect(outcomes[1]?.starts).toEqual([
      {
        id: 'shaker.1',
        module: 'shaker',
        name: 'shaker',
        gain: METRO_DEFAULTS.subdivisionStrength,
        length: SHORT,
      },
    ]);
  });
});
