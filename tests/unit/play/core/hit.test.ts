import {describe, expect, it} from 'vitest';
import {placeOf, strengthOfVelocity} from '../../../../src/play/core';
import {hit} from './support';

describe('a hit', () => {
  it('lies between center and edge, or on neither', () => {
    expect(placeOf(hit('center', 1))).toBe(0);
    expect(placeOf(hit('edge', 1))).toBe(1);
    expect(placeOf({...hit('center', 1), place: 0.3})).toBe(0.3);
    expect(placeOf({...hit('rim', 1), place: 0.3})).toBeNull();
  });
});

it('MIDI velocity becomes a strength in a straight line', () => {
  expect([1, 64, 127].map(strengthOfVelocity)).toEqual([1 / 127, 64 / 127, 1]);
});
