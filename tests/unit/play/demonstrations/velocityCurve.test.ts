import {expect, it} from 'vitest';
import {demonstration as velocityCurve} from '../../../../src/play/demonstrations/velocityCurve';
import {startWithoutPage} from '../../../support/withoutPage';

const heard = (demo: ReturnType<typeof startWithoutPage>): number[] =>
  (velocityCurve.pattern ?? []).flatMap((hit) => {
    const {outcome, plays} = demo.play.hit(hit);
    // The strip has both: without the curve, and with it.
    const [before, ...after] = outcome.starts;
    expect([before?.module, before?.gain]).toEqual(['hit', hit.strength]);
    expect(after).toEqual(plays);
    return after.map(({gain}) => gain);
  });

it('plays the ghost notes as they are, skips them, or has them jump out', () => {
  const demo = startWithoutPage(velocityCurve);
  expect(heard(demo)).toEqual(velocityCurve.pattern?.map(({strength}) => strength));
  demo.turn('Hard hits only');
  expect(heard(demo)).toEqual([0.85, 0.95]);
  demo.turn('Soft hits loud');
  expect(Math.min(...heard(demo))).toBeGreaterThan(0.8);
  demo.turn('Straight');
  expect(Math.min(...heard(demo))).toBeLessThan(0.2);
});

it('says how hard and how loud, and leaves the input’s dot alone', () => {
  const demo = startWithoutPage(velocityCurve);
  demo.turn('Soft hits loud');
  expect(demo.says('center', 0.12)).toBe('Center, soft: 12%, plays 85%');
  demo.turn('Hard hits only');
  expect(demo.says('edge', 0.12)).toBe('Edge, soft: 12%, ignored');
  expect(demo.hit('edge', 0.12).counts).toBeUndefined();
});
