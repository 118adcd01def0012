import {expect, it} from 'vitest';
import {urlOf} from '../../../src/lib/urlOf';

const BASE = 'https://help.example/v2/a/';

it.each([
  ['../b/#c', 'https://help.example/v2/b/#c'],
  ['//x.example', 'https://x.example/'],
  ['mailto:a@x.example', 'mailto:a@x.example'],
  ['', BASE],
  ['http://localhost:port/', undefined],
  ['https://', undefined],
  ['//', undefined],
  ['https://[editor]/', undefined],
])('“%s” leads to %s', (address, full) => {
  expect(urlOf(address, BASE)?.href).toBe(full);
});
