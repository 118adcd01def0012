import {describe, expect, it} from 'vitest';
import {
  BLEND_DEFAULTS,
  blendGain,
  type BlendModule,
  type BlendSettings,
  clickSquare,
  NO_VOICES,
  type PlacedHit,
  playBlend,
} from '../../../../src/play/core';
import {hit} from './support';

const [dark, bright] = BLEND_DEFAULTS.modules as [BlendModule, BlendModule];
const blended: BlendSettings = {
  modules: [
    {...dark, squares: {center: 'blended'}},
    {...bright, squares: {edge: 'blended'}},
  ],
};
const at = (place: number, strength = 1): PlacedHit => ({...hit('center', strength), place});
const gains = ({modules}: BlendSettings, stroke: PlacedHit): number[] =>
  modules.map((module) => blendGain(module, stroke));

describe('five strokes from center to edge', () => {
  const strokes = [0, 0.25, 0.5, 0.75, 1].map((place) => at(place));

  it('fade from one to the other with a blend, in proportion', () => {
    for (const stroke of strokes) {
      const [first = 0, second = 0] = gains(blended, stroke);
      expect(first ** 2 + second ** 2).toBeCloseTo(1, 12);
      expect(second ** 2).toBeCloseTo(stroke.place ?? 0, 12);
    }
  });
});

describe('a square', () => {
  it('is filled by a click, outlined by Shift+click, and empty by the same click again', () => {
    const plain = clickSquare(dark, 'edge', false);
    expect(plain.squares).toEqual({center: 'plain', edge: 'plain'});
    const outlined = clickSquare(plain, 'edge', true);
    expect(outlined.squares).toEqual({center: 'plain', edge: 'blended'});
    expect(clickSquare(outlined, 'edge', true).squares).toEqual({center: 'plain'});
    expect(dark.squares).toEqual({center: 'plain'});
  });

  it('keeps its hard border while the other module fades', () => {
    const settings = {modules: [dark, {...bright, squares: {edge: 'blended' as const}}]};
    expect(gains(settings, at(0.25))).toEqual([1, 0.5]);
    expect(gains(settings, at(0.75))[0]).toBe(0);
  });

  it('of a zone off the head is all or nothing', () => {
    const wood: BlendModule = {...dark, squares: {rim: 'blended', edge: 'plain'}};
    expect(blendGain(wood, hit('rim', 1))).toBe(1);
    expect(blendGain(wood, hit('shell', 1))).toBe(0);
  });
});

describe('a blend', () => {
  it('follows the strength', () => {
    const {outcome} = playBlend(blended, NO_VOICES, at(0, 0.5));
    expect(outcome.starts.map(({gain}) => gain)).toEqual([0.5]);
  });

  it('is silent without squares, on an unknown zone and without a hit', () => {
    const none = {modules: [{...dark, squares: {}}]};
    expect(playBlend(none, NO_VOICES, at(0)).outcome.starts).toEqual([]);
    const unknown = {...hit('center', 1), zone: 'void' as 'center'};
    expect(playBlend(blended, NO_VOICES, unknown).outcome.starts).toEqual([]);
  });
});
