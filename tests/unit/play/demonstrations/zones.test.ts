import {expect, it} from 'vitest';
import * as kit from '../../../../src/play/audio/kit';
import {demonstration as zones} from '../../../../src/play/demonstrations/zones';
import {startWithoutPage} from '../../../support/withoutPage';

it.each([
  ['0', 'center', 'Center, hard: not recognized'],
  ['1', 'rim', 'Rim, hard: rim-shoulder'],
  ['1', 'cross-stick', 'Cross-stick, hard: taken for rim-shoulder'],
  ['1', 'rimshot-edge', 'Rimshot-edge, hard: taken for edge'],
  ['2', 'shell', 'Shell, hard: taken for rim-shoulder'],
  ['3', 'shell', 'Shell, hard: shell'],
] as const)('with level %s a hit on %s is told so', (level, zone, says) => {
  const demo = startWithoutPage(zones);
  demo.turn('Levels trained', level);
  expect(demo.says(zone, 0.9)).toBe(says);
});

it('have a sound and a row for each zone, at every level', () => {
  for (const level of ['1', '2', '3']) {
    const demo = startWithoutPage(zones);
    demo.turn('Levels trained', level);
    for (const zone of zones.zones) {
      const [{module = ''} = {}] = demo.hit(zone).outcome.starts;
      expect(Object.keys(kit), `${zone}, ${level}`).toContain(zones.sounds[module]?.plays);
      expect(zones.sounds[module]?.row, `${zone}, ${level}`).toBeTruthy();
    }
  }
});

it('all have their own sound in a small place, where no level can be chosen', () => {
  const demo = startWithoutPage(zones, true);
  const names = zones.fewZones?.map((zone) => demo.hit(zone).outcome.starts[0]?.name);
  expect(new Set(names).size).toBe(5);
  expect(demo.says('rim')).toBe('Rim, medium'); // rim-shoulder is explained nowhere there
});
