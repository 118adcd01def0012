import {expect, it} from 'vitest';
import {NO_VOICES, playVoices} from '../../../../src/play/core';
import {hit} from './support';

const bell = {id: 'bell', name: 'bell', gain: 0.5, length: 1};

it('have an id each, and ring for their length', () => {
  const first = playVoices(NO_VOICES, hit('center', 1), {starts: [bell, bell]}).state;
  expect(first.ringing.map(({id, until}) => [id, until])).toEqual([
    ['bell.0', 1],
    ['bell.1', 1],
  ]);
  const later = playVoices(first, hit('center', 1, 1), {starts: [bell]}).state;
  expect(later.ringing.map(({id}) => id)).toEqual(['bell.2']);
});
