import {describe, expect, it} from 'vitest';
import {LEVEL_ZONES, PRODUCT_ZONES, recognizedZone, trainedZones} from '../../../../src/play/core';

describe('training levels', () => {
  it('hold every zone of the product once', () => {
    expect(Object.values(LEVEL_ZONES).flat().sort()).toEqual([...PRODUCT_ZONES].sort());
  });
});

describe('a hit', () => {
  it('is taken for some trained zone at every level from 1 on', () => {
    for (const level of [1, 2, 3] as const) {
      for (const zone of PRODUCT_ZONES) {
        expect(trainedZones(level)).toContain(recognizedZone(level, zone));
      }
    }
  });
});
