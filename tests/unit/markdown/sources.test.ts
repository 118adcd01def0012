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

it.each([
  ['/img/favicon.svg', '/img/favicon.svg'], // found in static/
  ['/v2/img/favicon.svg', 'pathname:///v2/img/favicon.svg'],
  ['/v2/licenses.txt', 'pathname:///v2/licenses.txt'],
])('a link to the file %s is to be written [words](%s)', (href, address) => {
  const attributes = new Map([['href', href]]);
  const [fault] = faultsOfTag({name: 'a', attributes, line: 1}, '');
  expect(fault).toContain(`write [words](${address})`);
});
