import {expect, it} from 'vitest';
import {RANGE_DEFAULTS} from '../../../../src/play/core';
import {demonstration as hitRanges, mapWords} from '../../../../src/play/demonstrations/hitRanges';
import {startWithoutPage} from '../../../support/withoutPage';

it('plays what is mapped to the range of a hit, which a press on a square changes', () => {
  const demo = startWithoutPage(hitRanges);
  expect(demo.says('center', 0.3)).toBe('Center, soft: range 2, ghost and body');
  demo.turn('body, range 2');
  expect(demo.told).toEqual(['Each range plays one sound.']);
  expect(demo.says('center', 0.3)).toBe('Center, soft: range 2, ghost');
  demo.turn('ghost, range 2');
  expect(demo.says('center', 0.3)).toBe('Center, soft: range 2, nothing');
  demo.turn('chord, range 2');
  expect(demo.says('center', 0.3)).toBe('Center, soft: range 2, chord');
});

it('sorts by speed and by timbre too', () => {
  const demo = startWithoutPage(hitRanges);
  demo.turn('Mode', 'speed');
  expect(demo.says('center', 0.5, {time: 0})).toBe('Center, medium: range 1, ghost'); // the first
  expect(demo.says('center', 0.5, {time: 2})).toBe('Center, medium: range 1, ghost');
  expect(demo.says('center', 0.5, {time: 2.1})).toBe('Center, medium: range 5, chord');
  expect(demo.says('center', 0.5, {time: 4})).toBe('Center, medium: range 1, ghost');
  demo.turn('Mode', 'timbre');
  expect(demo.says('edge', 0.1, {place: 0.95})).toBe('Edge, soft: range 5, chord');
  expect(demo.says('rim', 0.9)).toBe('Rim, hard: no range, nothing');
});

it.each(['velocity', 'speed', 'timbre'])('plays every range by %s in its pattern', (mode) => {
  const demo = startWithoutPage(hitRanges);
  demo.turn('Mode', mode);
  const said = (hitRanges.pattern ?? []).map((hit) => demo.play.hit(hit).outcome.says);
  const ranges = new Set(said.map((says) => /range (\d)/.exec(says)?.[1]));
  expect([...ranges].sort()).toEqual(['1', '2', '3', '4', '5']);
});

it.each([
  [[[0, 1], [2, 3], [4]], 'Each range plays one sound.'],
  [[[0, 1], [1, 2, 3], [4]], 'Range 2: several sounds.'],
  [[[0], [2, 3], []], 'Ranges 2 and 5: silent.'],
  [[[0, 1], [0, 1], [4]], 'Ranges 3 and 4: silent. Ranges 1 and 2: several sounds.'],
])('tells gaps and overlaps of %j', (map, words) => {
  const modules = RANGE_DEFAULTS.modules.map((row, index) => ({
    ...row,
    ranges: map[index] ?? [],
  }));
  expect(mapWords({...RANGE_DEFAULTS, modules})).toBe(words);
});
