import {expect, it} from 'vitest';
import {placeWords} from '../../../../src/play/core';
import {demonstration} from '../../../../src/play/demonstrations/prePost';
import {startWithoutPage} from '../../../support/withoutPage';

const pans = ({outcome}: ReturnType<ReturnType<typeof startWithoutPage>['hit']>) =>
  Object.fromEntries(outcome.starts.map(({name, pan}) => [name, pan]));

it('is Post at first, and takes the reverb along with the pan', () => {
  const demo = startWithoutPage(demonstration);
  demo.turn('Pan', 0);
  expect(pans(demo.hit('center'))).toEqual({snare: 0, reverb: 0});
  expect(demo.words()).toEqual(['left 100%', 'left 100%']);
});

it('leaves the reverb in the middle with Pre, and there when the snare is muted', () => {
  const demo = startWithoutPage(demonstration);
  demo.turn('Send', 'Pre');
  demo.turn('Pan', 100);
  expect(pans(demo.hit('center'))).toEqual({snare: 1, reverb: 0.5});
  demo.turn('Mute the snare', true);
  expect(demo.told.at(-1)).toBe('Pre is before the mute');
  expect(demo.says('rim', 0.9)).toBe('Rim, hard: reverb; Pre is before the mute');
  expect(demo.words().slice(0, 2)).toEqual(['silent', 'middle']);
  demo.turn('Send', 'Post');
  expect(demo.says('rim', 0.9)).toBe('Rim, hard: nothing; Post is after the mute');
  expect(demo.words().slice(0, 2)).toEqual(['silent', 'silent']);
});

it('plays each hit once, at its own strength: knobs change no sound, but its way', () => {
  const demo = startWithoutPage(demonstration);
  demo.turn('Snare’s volume', 0);
  const {outcome, plays} = demo.hit('edge', 0.8);
  expect(outcome.starts).toEqual([]);
  expect(plays).toMatchObject([{module: 'edge', gain: 0.8}]);
});

it.each([
  [0, 'left 100%'],
  [25, 'left 50%'],
  [50, 'middle'],
  [100, 'right 100%'],
])('calls a place of %d: %s', (place, words) => {
  expect(placeWords(place)).toBe(words);
});
