import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {createRinging} from '../../../../src/play/audio/ringing';

const sound = () => ({end: vi.fn(), slide: vi.fn()});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('end once, at a time, and slide until then', () => {
  const ringing = createRinging();
  const chord = sound();
  ringing.add('chord.0', chord, 1, 7);
  ringing.slide('chord.0', 64, 1.5);
  ringing.end('chord.0', 2);
  ringing.end('chord.0', 3);
  ringing.slide('chord.0', 65, 3);
  expect(chord.end.mock.calls).toEqual([[2]]);
  expect(chord.slide.mock.calls).toEqual([[64, 1.5]]);
});

it('are forgotten when they have died away', () => {
  const ringing = createRinging();
  const chord = sound();
  ringing.add('chord.0', chord, 1, 7);
  vi.advanceTimersByTime(7000);
  ringing.endAll(9);
  expect(chord.end).not.toHaveBeenCalled();
});

it('are not forgotten by the timer of an earlier one with their id', () => {
  const ringing = createRinging();
  const [first, second] = [sound(), sound()];
  ringing.add('chord.0', first, 1, 7);
  ringing.endAll(2); // closed, and started again
  vi.advanceTimersByTime(6000);
  ringing.add('chord.0', second, 7, 7);
  vi.advanceTimersByTime(2000);
  ringing.end('chord.0', 9);
  expect(second.end.mock.calls).toEqual([[9]]);
});

it('end before they begin, where they are taken back', () => {
  const ringing = createRinging();
  const [now, soon] = [sound(), sound()];
  ringing.add('chord.0', now, 1, 7);
  ringing.add('chord.1', soon, 1.2, 7);
  ringing.endAll(0, 1);
  expect([now, soon].map(({end}) => end.mock.calls)).toEqual([[], [[0]]]);
});

it('end an earlier one whose id they take', () => {
  const ringing = createRinging();
  const [first, second] = [sound(), sound()];
  ringing.add('chord.0', first, 1, 7);
  ringing.add('chord.0', second, 2, 7);
  ringing.endAll(3);
  expect([first, second].map(({end}) => end.mock.calls)).toEqual([[[2]], [[3]]]);
});
