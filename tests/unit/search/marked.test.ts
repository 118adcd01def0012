import {expect, it} from 'vitest';
import {plainText} from '../../../src/search/clients/answer';

it('a marked text can be read without its marks', () => {
  expect(
    plainText([
      {text: 'Beats <b> ', found: false},
      {text: 'tempo', found: true},
      {text: '.', found: false},
    ]),
  ).toBe('Beats <b> tempo.');
  expect(plainText([])).toBe('');
});
