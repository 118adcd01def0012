import {expect, it} from 'vitest';
import {ELSEWHERE, LETTERS} from '../../src/css/fonts/letters';
import {readDocs} from '../support/docs';

it('has every letter that the pages use', () => {
  const missing = readDocs().flatMap(({file, body}) =>
    [...new Set(body)]
      .filter((letter) => letter.trim() !== '' && !(LETTERS + ELSEWHERE).includes(letter))
      .map((letter) => `${file}: ${letter} U+${(letter.codePointAt(0) ?? 0).toString(16)}`),
  );
  expect(missing, 'Add them to src/css/fonts/letters.ts and run "npm run font".').toEqual([]);
});
