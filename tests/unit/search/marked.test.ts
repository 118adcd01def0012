import {expect, it} from 'vitest';
import {plainText, unmarked} from '../../../src/search/marked';

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

it('a text without marks is one piece, and an empty one is none', () => {
  expect(unmarked('A <b>')).toEqual([{text: 'A <b>', found: false}]);
  expect(unmarked('')).toEqual([]);
});
