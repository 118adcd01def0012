import {describe, expect, it} from 'vitest';
import {
  hitPercentWords,
  hitWords,
  isHit,
  PHRASE,
  PHRASE_SECONDS,
  placeOf,
  PRODUCT_ZONES,
  strengthOfVelocity,
} from '../../../../src/play/core';
import {hit} from './support';

describe('zones', () => {
  it('are the product’s ten in the order of its matrix', () => {
    expect(PRODUCT_ZONES).toHaveLength(10);
    expect(PRODUCT_ZONES.slice(0, 4)).toEqual(['center', 'edge', 'cross-stick', 'rimshot-center']);
  });
});

describe('a hit', () => {
  it('has a strength', () => {
    expect([0, -1, NaN, 0.001, 1].map((strength) => isHit(hit('rim', strength)))).toEqual([
      false,
      false,
      false,
      true,
      true,
    ]);
  });

  it('lies between center and edge, or on neither', () => {
    expect(placeOf(hit('center', 1))).toBe(0);
    expect(placeOf(hit('edge', 1))).toBe(1);
    expect(placeOf({...hit('center', 1), place: 0.3})).toBe(0.3);
    expect(placeOf({...hit('rim', 1), place: 0.3})).toBeNull();
  });

  it('is said in few words', () => {
    expect(hitWords(hit('rim', 0.9))).toBe('Rim, hard');
    expect(hitWords(hit('rimshot-center', 0.5))).toBe('Rimshot-center, medium');
    expect(hitWords(hit('edge', 0.1))).toBe('Edge, soft');
    expect(hitWords(hit('center', 1), 'tom')).toBe('Tom, hard');
  });

  it('is said in percent where a threshold judges it', () => {
    expect(hitPercentWords(hit('rim', 0.3))).toBe('Rim, 30%');
    expect(hitPercentWords(hit('cross-stick', 100 / 127))).toBe('Cross-stick, 79%');
  });
});

describe('MIDI velocity', () => {
  it('becomes a strength in a straight line', () => {
    expect([1, 64, 127].map(strengthOfVelocity)).toEqual([1 / 127, 64 / 127, 1]);
  });
});

describe('the phrase', () => {
  it('has eight hits on eighth notes of two bars, four of them ghost notes, two accents', () => {
    expect(PHRASE).toHaveLength(8);
    expect(PHRASE_SECONDS).toBe(4);
    const words = PHRASE.map((each) => hitWords(each));
    expect(words.filter((word) => word.endsWith('soft'))).toHaveLength(4);
    expect(words.filter((word) => word.endsWith('hard'))).toEqual(['Rim, hard', 'Center, hard']);
    const times = PHRASE.map(({time}) => time);
    expect(times.every((time) => Number.isInteger(time / 0.25) && time < 4)).toBe(true);
    expect(times).toEqual([...new Set(times)].sort((a, b) => a - b));
  });
});
