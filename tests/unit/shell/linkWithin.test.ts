import {createDocument} from '@mixmark-io/domino';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {linkWithin} from '../../../src/shell/pageFoot/printSection';

beforeEach(() => vi.stubGlobal('window', {location: {origin: 'https://help.example'}}));
afterEach(() => vi.unstubAllGlobals());

it.each([
  ['a page in the hand-out', '../b/#c', '#handout-v2-b-'],
  ['its full address', 'https://help.example/v2/b/', '#handout-v2-b-'],
  ['another page', '/v2/c/', '/v2/c/'],
  ['another host', 'https://x.example/v2/b/', 'https://x.example/v2/b/'],
  ['no address', 'http://localhost:port/', 'http://localhost:port/'],
])('a link of a printed section to %s', (_what, href, printed) => {
  const link = createDocument('').createElement('a');
  link.setAttribute('href', href);
  linkWithin(link, '/v2/a/', ['/v2/a/', '/v2/b/']);
  expect(link.getAttribute('href')).toBe(printed);
});
