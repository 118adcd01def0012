import original from 'path-to-regexp';
import {describe, expect, it} from 'vitest';
import pathToRegexp from '../../../src/plugins/lean-bundle/substitutes/pathToRegexp';

const PATHS = ['/v2/', '/v2/how-to/choke-sounds/', '/v2/software-overview/file_menu', '/a.b/', '*'];
const ESCAPED = PATHS.slice(0, 4).map((path) => path.replace(/[./]/g, '\\$&'));
const ADDRESSES = [
  '/',
  '/v2',
  '/v2/',
  '/V2/',
  '/v2/how-to/choke-sounds',
  '/v2/how-to/choke-sounds/',
  '/v2/how-to/choke-sounds/more',
  '/v2/software-overview/file_menu/',
  '/a.b',
  '/axb/',
];
const CHOICES = [true, false].flatMap((end) =>
  [true, false].flatMap((strict) => [true, false].map((sensitive) => ({end, strict, sensitive}))),
);

describe('pathToRegexp', () => {
  it.each([...PATHS, ...ESCAPED])('matches for %s what path-to-regexp matches', (path) => {
    for (const options of CHOICES) {
      const keys: {name: number | string}[] = [];
      const originalKeys: {name: number | string}[] = [];
      const ours = pathToRegexp(path, keys, options);
      const theirs = original(path, originalKeys as never, options);
      expect(keys.map(({name}) => name)).toEqual(originalKeys.map(({name}) => name));
      for (const address of ADDRESSES) {
        expect(ours.exec(address)?.slice()).toEqual(theirs.exec(address)?.slice());
      }
    }
  });

  it('stops at a route with parameters', () => {
    const options = {end: true, strict: false, sensitive: false};
    expect(() => pathToRegexp('/v2/:page/', [], options)).toThrow(/has parameters/);
  });
});
