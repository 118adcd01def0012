import {expect, it} from 'vitest';
import {choices} from '../../../src/markdown/build';
import {blockHtml} from '../../support/blockHtml';

it('marks lists of links to places on the page, and no others', async () => {
  const html = await blockHtml(choices, '- [Silent](#silent)\n- [Late](#late)');
  expect(html).toContain('<ul class="sp-choices">');
  for (const list of [
    '- [Mix](./mix.md)',
    '- [Silent](#silent) or not',
    '- [Silent](#silent)\n\n  Nothing is heard.',
    '- Silent',
    '- [x] [Silent](#silent)',
  ]) {
    expect(await blockHtml(choices, list), list).not.toContain('sp-choices');
  }
});

it('marks the words that lead to one', async () => {
  const html = await blockHtml(
    choices,
    'Which?\n\n- [Silent](#silent)\n- [Late](#late)\n\nOr else.',
  );
  expect(html).toContain('<p class="sp-before-choices">Which?</p>');
  expect(html).toContain('<p>Or else.</p>');
});
