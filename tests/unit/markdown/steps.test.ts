import {expect, it} from 'vitest';
import {steps} from '../../../src/markdown/build';
import {blockHtml} from '../../support/blockHtml';

it('marks numbered lists, one within the other too', async () => {
  const html = await blockHtml(steps, '1. One\n   1. Below\n2. Two\n\n- No number');
  expect(html.match(/<ol class="sp-steps">/g)).toHaveLength(2);
  expect(html).toContain('<ul>');
});

it('writes the numbers, from the one that a writer begins with', async () => {
  const html = await blockHtml(steps, '3. Three\n   1. Below\n3. Four');
  const numbers = [...html.matchAll(/<li value="(\d+)">/g)].map(([, number]) => number);
  expect(numbers).toEqual(['3', '1', '4']);
});

it('leaves lists of tasks alone, and what notes at the foot are made of', async () => {
  const html = await blockHtml(steps, '1. [x] Done\n2. [ ] Not yet\n\nWords.[^1]\n\n[^1]: A note.');
  expect(html).not.toContain('sp-steps');
  expect(html).toContain('<ol class="contains-task-list">');
});
