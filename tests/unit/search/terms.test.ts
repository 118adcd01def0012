import {expect, it} from 'vitest';
import {indexTerms} from '../../../src/search/engine/terms';

it.each([
  'doesn’t trigger',
  "won't trigger",
  'isnt triggering',
  'can´t trigger',
  'did not trigger',
])('reads what fails in one way: %s', (query) => {
  expect(indexTerms(query)).toEqual(['not', 'trigger']);
});

it.each(['important', 'sent', 'event'])('takes %s for what it is', (word) => {
  expect(indexTerms(word)).not.toContain('not');
});
