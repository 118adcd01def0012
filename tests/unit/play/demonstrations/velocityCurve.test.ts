import {describe, expect, it} from 'vitest';
import {demonstration as velocityCurve} from '../../../../src/play/demonstrations/velocityCurve';
import {startWithoutPage} from './support';

describe('velocity curve', () => {
  const heard = (demo: ReturnType<typeof startWithoutPage>): number[] =>
    (velocityCurve.pattern ?? []).flatMap((hit) =>
      demo.play.hit(hit).outcome.starts.map(({gain}) => gain),
    );

  it('plays eight ghost notes as they are, skips the soft ones, or has them jump out', () => {
    const demo = startWithoutPage(velocityCurve);
    expect(heard(demo)).toEqual(velocityCurve.pattern?.map(({strength}) => strength));
    demo.turn('Skip soft hits');
    expect(heard(demo)).toHaveLength(2);
    demo.turn('Soft hits loud');
    expect(Math.min(...heard(demo))).toBeGreaterThan(0.8);
    demo.turn('Curve on', false);
    expect(Math.max(...heard(demo))).toBeLessThan(0.4);
  });

  it('says how hard and how loud, and gives a dot to what plays', () => {
    const demo = startWithoutPage(velocityCurve);
    demo.turn('Soft hits loud');
    expect(demo.says('center', 0.12)).toBe('Center, soft: 12 %, plays 85 %');
    demo.turn('Skip soft hits');
    expect(demo.says('edge', 0.12)).toBe('Edge, soft: 12 %, ignored');
    expect(demo.hit('edge', 0.12).counts).toBe(false);
  });
});
