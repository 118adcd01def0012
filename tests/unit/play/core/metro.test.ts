import {describe, expect, it} from 'vitest';
import {
  advanceMetro,
  barsOf,
  METRO_DEFAULTS,
  type MetroEvent,
  metroPattern,
  type MetroSettings,
  padsOf,
  startMetro,
  SUBDIVISIONS,
} from '../../../../src/play/core';

const metro = (rest: Partial<MetroSettings>): MetroSettings => ({...METRO_DEFAULTS, ...rest});
const events = (rest: Partial<MetroSettings>, seconds: number): MetroEvent[] =>
  advanceMetro(metro(rest), startMetro(0), seconds).events;
/** From tick to tick, with a beat each second. */
const tickSeconds = (subdivision: MetroSettings['subdivision']): number =>
  events({tempo: 60, subdivision}, 6).filter(({tick}) => tick)[1]?.time ?? NaN;

/** What plays on each step of the pattern: pads counted from 1, as a page counts them. */
const padNumbers = (rest: Partial<MetroSettings>): string =>
  metroPattern(metro(rest))
    .map((step, count) => padsOf(metro(rest), step, count).map((pad) => pad + 1))
    .map((pads) => pads.join('+') || '-')
    .join(' ');

describe('Subdivision', () => {
  // Slow to fast, in beats: controllers/metro 6. At 30, 60, 120 and 3,000 BPM, in seconds.
  it.each([
    ['1/2.', 3, [6, 3, 1.5, 0.06]],
    ['1/2', 2, [4, 2, 1, 0.04]],
    ['1/4.', 1.5, [3, 1.5, 0.75, 0.03]],
    ['1/4', 1, [2, 1, 0.5, 0.02]],
    ['1/8', 1 / 2, [1, 0.5, 0.25, 0.01]],
    ['1/8T', 1 / 3, [2 / 3, 1 / 3, 1 / 6, 1 / 150]],
    ['1/16', 1 / 4, [0.5, 0.25, 0.125, 0.005]],
  ] as const)('%s ticks every %d beats', (subdivision, beats, seconds) => {
    [30, 60, 120, 3000].forEach((tempo, index) => {
      const second = events({tempo, subdivision}, 7).filter(({tick}) => tick)[1];
      expect(second?.time).toBeCloseTo(seconds[index] ?? NaN, 12);
    });
    const ticks = events({tempo: 60, subdivision}, 24).filter(({tick}) => tick);
    expect(ticks).toHaveLength(Math.round(24 / beats));
    ticks.forEach(({time}, index) => expect(time).toBeCloseTo(index * beats, 9));
  });
});

describe('Bars', () => {
  it('come out even for all beats and note values, and no shorter span does', () => {
    for (let beats = 1; beats <= 16; beats += 1) {
      for (const subdivision of SUBDIVISIONS) {
        const ticks = tickSeconds(subdivision);
        const isEven = (bars: number): boolean => {
          const rest = (bars * beats) / ticks;
          return Math.abs(rest - Math.round(rest)) < 1e-9;
        };
        const bars = barsOf(metro({beats, subdivision}));
        const even = Array.from({length: bars}, (_unused, index) => isEven(index + 1));
        expect(even.indexOf(true) + 1).toBe(bars);
      }
    }
  });
});

describe('Output Mode', () => {
  it.each([
    ['Beat', 3, '1 3 2 3 2 3 2 3'],
    ['Beat', 2, '1 2 2 2 2 2 2 2'],
    ['Layers', 3, '1+2+3 3 2+3 3 2+3 3 2+3 3'],
    ['Cycle', 3, '1 2 3 1 2 3 1 2'],
    ['Beat', 0, '- - - - - - - -'],
    ['Cycle', 0, '- - - - - - - -'],
  ] as const)('%s with %i pads plays %s', (mode, pads, numbers) => {
    expect(padNumbers({mode, pads})).toBe(numbers);
  });

  it('Beat spreads faster ticks over lower pads, never two on one step', () => {
    expect(padNumbers({mode: 'Beat', pads: 5, beats: 1, subdivision: '1/16'})).toBe('1 3 4 5');
    expect(padNumbers({mode: 'Beat', pads: 4, beats: 1, subdivision: '1/16'})).toBe('1 3 4 4');
  });

  it('plays nothing on steps that are silent, which count all the same', () => {
    expect(padNumbers({mode: 'Layers', subdivisionStrength: 0})).toBe('1+2+3 - 2+3 - 2+3 - 2+3 -');
    expect(padNumbers({mode: 'Cycle', pulse: 0})).toBe('1 2 - 1 - 3 - 2');
  });

  it('Layers plays beats that no slow tick falls on', () => {
    expect(padNumbers({mode: 'Layers', subdivision: '1/2'})).toBe('1+2+3 2 2+3 2');
  });
});
