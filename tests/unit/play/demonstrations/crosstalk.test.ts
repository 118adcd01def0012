import {describe, expect, it} from 'vitest';
import {demonstration as crosstalk} from '../../../../src/play/demonstrations/crosstalk';
import {startWithoutPage} from '../../../support/withoutPage';

describe('crosstalk', () => {
  it('plays the snare too when the tom is hit hard, until the line is above the leak', () => {
    const demo = startWithoutPage(crosstalk);
    expect(demo.says('tom', 0.9)).toBe('Tom, hard: tom and snare');
    demo.turn('Threshold, snare', 20);
    const {outcome, counts, peak, echo} = demo.hit('tom', 0.9);
    expect([outcome.says, counts]).toEqual(['Tom, hard: tom', false]);
    expect(peak).toBeCloseTo(0.162, 12);
    expect(echo?.zone).toBe('snare');
    expect(demo.says('snare', 0.27)).toBe('Snare, soft: snare');
  });

  it.each([
    [5, 'apart', '5 of 5 count', '3 of 3 play the snare', 'Too low: the tom gets in.'],
    [
      20,
      'apart',
      '5 of 5 count',
      '0 of 3 play the snare',
      'This line keeps every snare hit and lets no tom hit in.',
    ],
    [
      28,
      'touch',
      '3 of 5 count',
      '2 of 3 play the snare',
      'No line keeps all snare hits and no tom hits. Move the drums apart.',
    ],
    [50, 'apart', '2 of 5 count', '0 of 3 play the snare', 'Too high: soft hits are lost.'],
  ])('with a line at %d %% and drums %s says: %s, %s. %s', (line, drums, ...says) => {
    const demo = startWithoutPage(crosstalk);
    demo.turn('Drums', drums);
    for (const {zone, strength} of crosstalk.pattern ?? []) demo.hit(zone, strength);
    demo.turn('Threshold, snare', line);
    expect(demo.words()).toEqual(says);
  });

  it('forgets what was played while the drums stood elsewhere', () => {
    const demo = startWithoutPage(crosstalk);
    demo.hit('snare', 0.5);
    demo.turn('Drums', 'touch');
    expect(demo.words().slice(0, 2)).toEqual(['none yet', 'none yet']);
  });

  it('moves the line by dragging it', () => {
    const {play} = startWithoutPage(crosstalk);
    play.drag?.('input', 0.2);
    expect(play.lines?.().map(({value}) => value)).toEqual([0.2]);
  });
});
