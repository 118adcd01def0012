import {describe, expect, it} from 'vitest';
import {
  LEVEL_ZONES,
  PRODUCT_ZONES,
  recognizedZone,
  trainedZones,
  type TrainingLevel,
  type Zone,
} from '../../../../src/play/core';

describe('training levels', () => {
  it.each([
    [0, 0],
    [1, 4],
    [2, 7],
    [3, 10],
  ] as const)('up to %i know %i zones (hardware-inputs/drum-training 10)', (level, count) => {
    expect(trainedZones(level)).toHaveLength(count);
  });

  it('hold every zone of the product once', () => {
    expect(Object.values(LEVEL_ZONES).flat().sort()).toEqual([...PRODUCT_ZONES].sort());
  });
});

describe('a hit', () => {
  it.each([
    [2, 'damped', 'center'],
    [3, 'damped', 'damped'],
    [0, 'shell', null],
    [3, 'void' as Zone, null],
    [3, 'constructor' as Zone, null],
  ] as [TrainingLevel, Zone, Zone | null][])(
    'at level %i on %s is taken for %s',
    (level, zone, taken) => {
      expect(recognizedZone(level, zone)).toBe(taken);
    },
  );

  it('is taken for some trained zone at every level from 1 on', () => {
    for (const level of [1, 2, 3] as const) {
      for (const zone of PRODUCT_ZONES) {
        expect(trainedZones(level)).toContain(recognizedZone(level, zone));
      }
    }
  });
});
