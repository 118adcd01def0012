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

it('are not ended by the hit that starts them, nor after they have died away', () => {
  const first = playVoices(NO_VOICES, hit('center', 1), {starts: [bell], ends: () => true});
  expect(first.outcome.ends).toEqual([]);
  const soon = playVoices(first.state, hit('center', 1, 0.5), {starts: [], ends: () => true});
  expect(soon.outcome.ends).toEqual(['bell.0']);
  const late = playVoices(first.state, hit('center', 1, 2), {starts: [], ends: () => true});
  expect(late.outcome.ends).toEqual([]);
});

it('have a gain of 0 to 1', () => {
  const starts = [-1, 0.3, 2].map((gain) => ({...bell, gain}));
  const {outcome} = playVoices(NO_VOICES, hit('center', 1), {starts});
  expect(outcome.starts.map(({gain}) => gain)).toEqual([0, 0.3, 1]);
});
