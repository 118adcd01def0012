import {expect, it} from 'vitest';
import {canDecode, decodePart} from '../../../src/lib/decode';

it.each([
  ['/v2/a%20b/%3Cb%3E', '/v2/a b/<b>', true],
  ['50%25-wet', '50%-wet', true],
  ['/v2/100%', '/v2/100%', false],
  ['gr%C3', 'gr%C3', false],
  ['%', '%', false],
  ['\ud83d', '\ud83d', true], // half of an emoji
])('%s is decoded as far as it can be', (part, words, can) => {
  expect(decodePart(part)).toBe(words);
  expect(canDecode(part)).toBe(can);
});
