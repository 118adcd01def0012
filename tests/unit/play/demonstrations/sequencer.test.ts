import {describe, expect, it} from 'vitest';
import type {Zone} from '../../../../src/play/core';
import {demonstration as sequencer} from '../../../../src/play/demonstrations/sequencer';
import {startWithoutPage} from '../../../support/withoutPage';

describe('sequencer', () => {
  const chords = (demo: ReturnType<typeof startWithoutPage>, zones: readonly Zone[]) =>
    zones.map((zone) =>
      demo
        .hit(zone)
        .outcome.starts.map(({name}) => name)
        .join(),
    );

  it('plays its chords forward, backward, or stays', () => {
    const demo = startWithoutPage(sequencer);
    const four: Zone[] = ['center', 'edge', 'center', 'edge'];
    expect(chords(demo, four)).toEqual(['Am', 'F', 'C', 'G']);
    demo.turn('Mode', 'reverse');
    expect(chords(demo, four)).toEqual(['C', 'F', 'Am', 'G']);
    demo.turn('Mode', 'manual');
    expect(chords(demo, four)).toEqual(['G', 'G', 'G', 'G']);
  });

  it('moves on from the rim by a firm hit, which plays nothing', () => {
    const demo = startWithoutPage(sequencer);
    demo.turn('Mode', 'manual');
    expect(demo.says('center')).toBe('Center, medium: Am');
    expect(demo.says('rim', 0.2)).toBe('Rim, 20%: nothing');
    expect(demo.says('rim', 0.9)).toBe('Rim, 90%: step 2');
    expect(demo.says('center')).toBe('Center, medium: F; Am ends');
    demo.turn('Retrig', false);
    demo.hit('rim');
    expect(demo.says('center')).toBe('Center, medium: C');
    expect(demo.words()).toContain('Step 3 of 4. A firm rim hit presses next.');
  });

  it('goes to a step that is pressed', () => {
    const demo = startWithoutPage(sequencer);
    demo.turn('Mode', 'manual');
    demo.turn('Step 4: G', undefined);
    expect(chords(demo, ['center'])).toEqual(['G']);
  });

  it('comes near 90% at random on nine of ten steps', () => {
    const demo = startWithoutPage(sequencer);
    demo.turn('Mode', 'random');
    demo.turn('Steps', 'ten');
    expect(demo.play.pattern?.()).toHaveLength(40);
    for (let hits = 0; hits < 2000; hits += 1) demo.hit('center');
    const percent = Number(/of 2000 hits: (\d+)%/.exec(demo.words().join())?.[1]);
    expect(Math.abs(percent - 90)).toBeLessThan(5);
  });
});
