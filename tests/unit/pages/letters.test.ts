import {expect, it} from 'vitest';
import {letters} from '../../../src/pages/build';
import {blockHtml} from '../../support/blockHtml';

const WORDS = 'Opening.\n\n## A\n\n### Activation\n\nText.\n\n## C\n\n### Choke\n\nText.';

it('puts a row of letters and a filter before a glossary’s first letter', async () => {
  const html = await blockHtml(letters, WORDS, {frontMatter: {kind: 'glossary'}});
  expect(html).toMatch(/<p>Opening\.<\/p>\s*<nav class="sp-letters" aria-label="Letters">/);
  expect(html).toContain('<a href="#a">A</a><a href="#c">C</a>');
  expect(html).toMatch(/<input type="search"[^>]* aria-label="Filter words"/);
});

it('does nothing on other pages', async () => {
  expect(await blockHtml(letters, WORDS, {frontMatter: {kind: 'concept'}})).not.toContain('nav');
});
