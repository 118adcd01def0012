import {expect, it} from 'vitest';
import {faultsOfTag} from '../../../src/markdown/checks/sources';

it.each([
  ['button', 1],
  ['Steps', 0],
  ['Steps.Item', 0],
  ['kit.Item', 0],
])('what begins with "on" is a handler of an element, and no component’s: %s', (name, count) => {
  const attributes = new Map([['only', '']]);
  expect(faultsOfTag({name, attributes, line: 1}, '')).toHaveLength(count);
});
