import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {demonstration} from '../../../../src/play/demonstrations/oneGesture';
import {startWithoutPage} from '../../../support/withoutPage';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** With Velocity on all three. */
function dropped() {
  const demo = startWithoutPage(demonstration);
  for (const name of ['Transpose', 'Pan', 'Reverb mix']) demo.turn(name, {});
  return demo;
}

it('plays one bell until Velocity is dropped, then moves all three at once', () => {
  const demo = startWithoutPage(demonstration);
  expect(demo.says('center', 0.9)).toBe('Center, hard: bell');
  expect(demo.words()).toEqual(['0.0', 'middle', '0%']);
  demo.turn('Pan', {});
  expect(demo.says('center', 1)).toBe('Center, hard: bell; pan at 100%');
  const all = dropped();
  const {outcome, plays} = all.hit('edge', 0.5);
  expect(outcome.says).toBe('Edge, medium: bell; all three at 50%');
  expect(plays).toMatchObject([{pitch: 66, pan: 0.5}]);
  // The strip has a row for each, and shows there what a hit moves.
  expect(outcome.starts.map(({module, gain}) => [module, gain])).toEqual([
    ['pitch', 0.5],
    ['pan', 0.5],
    ['reverb', 0.3],
  ]);
  expect(all.words()).toEqual(['+6.0', 'middle', '30%']);
});

it('takes it off a control that is pressed again', () => {
  const demo = dropped();
  demo.turn('Transpose', {});
  expect(demo.says('center', 1)).toBe('Center, hard: bell; pan and reverb mix at 100%');
});

it('goes back by itself with momentary, and from end to end with toggle', () => {
  const demo = dropped();
  demo.turn('Control type', 'momentary');
  demo.hit('center', 0.3);
  expect(demo.words()).toEqual(['+12.0', 'right 100%', '60%']);
  vi.advanceTimersByTime(500);
  expect(demo.words()).toEqual(['0.0', 'left 100%', '0%']);
  demo.turn('Control type', 'toggle');
  expect(demo.says('center', 0.3)).toContain('at 100%');
  expect(demo.says('center', 0.9)).toContain('at 0%');
});

it('moves nothing below a threshold of 25%', () => {
  const demo = dropped();
  demo.hit('center', 1);
  demo.turn('Threshold', '25');
  demo.hit('center', 0.5);
  expect(demo.says('center', 0.2)).toBe('Center, 20%: bell; nothing moves');
  expect(demo.hit('center', 0.2).counts).toBeUndefined(); // the input's line let it in
  expect(demo.words()).toEqual(['+6.0', 'middle', '30%']);
  expect(demo.hit('center', 0.2).outcome.starts).toEqual([]);
});

it('makes the same moves smaller in a narrow range, where the page is about that', () => {
  const demo = startWithoutPage(demonstration, false, 'range');
  demo.turn('Transpose', {});
  const pitches = (): (number | undefined)[] =>
    [0.01, 0.5, 1].map((strength) => demo.hit('center', strength).plays?.[0]?.pitch);
  expect(pitches()).toEqual([60.12, 66, 72]);
  demo.turn('Range', 'narrow');
  const [soft = 0, middle = 0, hard = 0] = pitches();
  expect([soft, middle, hard].map((pitch) => Math.round(10 * pitch) / 10)).toEqual([
    64.2, 65.7, 67.2,
  ]);
  demo.turn('Pan', {});
  expect(demo.hit('center', 1).plays).toMatchObject([{pan: 0.6}]);
  expect(() => demo.turn('Control type', 'toggle')).toThrow();
});
