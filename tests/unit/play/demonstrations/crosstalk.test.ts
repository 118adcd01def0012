import {expect, it} from 'vitest';
import {demonstration as crosstalk} from '../../../../src/play/demonstrations/crosstalk';
import {startWithoutPage} from '../../../support/withoutPage';

it('plays the snare too when the tom is hit hard, until the line is above the leak', () => {
  const demo = startWithoutPage(crosstalk);
  expect(demo.says('tom', 0.9)).toBe('Too low: the tom plays the snare (1 of 1 hits).');
  demo.turn('Threshold, snare', 20);
  expect(demo.told.at(-1)).toBe('The tom stays out. Now hit the snare softly.');
  const {outcome, counts, peak, echo} = demo.hit('tom', 0.9);
  expect([outcome.starts.map(({name}) => name), counts]).toEqual([['tom'], false]);
  expect(peak).toBeCloseTo(0.162, 12);
  expect(echo?.zone).toBe('snare');
  expect(demo.says('snare', 0.27)).toBe('Right: all snare hits play, and no tom hit.');
});

it.each([
  [5, 'apart', 'Too low: the tom plays the snare (3 of 3 hits).'],
  [20, 'apart', 'Right: all snare hits play, and no tom hit.'],
  [28, 'touch', 'No line is right: move the drums apart.'],
  [50, 'apart', 'Too high: soft snare hits are lost (3 of 5).'],
])('with a line at %d %% and drums %s says in one place: %s', (line, drums, says) => {
  const demo = startWithoutPage(crosstalk);
  demo.turn('Drums', drums);
  for (const {zone, strength} of crosstalk.pattern ?? []) demo.hit(zone, strength);
  demo.turn('Threshold, snare', line);
  expect(demo.told.at(-1)).toBe(says);
  expect(demo.words()).toEqual([]);
});

it.each([
  ['apart', 'No line is right: hit the snare harder.'],
  ['touch', 'No line is right: move the drums apart.'],
])('says so where no whole percent lies between, with drums %s', (drums, says) => {
  const demo = startWithoutPage(crosstalk);
  demo.turn('Drums', drums);
  const leak = drums === 'touch' ? 0.32 : 0.18;
  demo.hit('tom', 0.9);
  for (const line of [0, 100]) {
    demo.turn('Threshold, snare', line);
    expect(demo.says('snare', Math.floor(90 * leak) / 100 + 0.009)).toBe(says);
  }
});

it('forgets what was played while the drums stood elsewhere', () => {
  const demo = startWithoutPage(crosstalk);
  demo.hit('tom', 0.9);
  demo.turn('Drums', 'touch');
  expect(demo.told.at(-1)).toBe('Now hit the tom hard.');
});

it('moves the line by dragging it', () => {
  const {play} = startWithoutPage(crosstalk);
  play.drag?.('input', 0.2);
  expect(play.lines?.().map(({value}) => value)).toEqual([0.2]);
});
