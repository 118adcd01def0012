import {expect, it} from 'vitest';
import {letters} from '../../../src/markdown/build';
import {blockHtml} from '../../support/blockHtml';

const WORDS = 'Opening.\n\n## A\n\n### Activation\n\nText.\n\n## C\n\n### Choke\n\nText.';

it('puts a row of letters and a filter before a glossary’s first letter', async () => {
  const html = await blockHtml(letters, WORDS, {frontMatter: {kind: 'glossary'}});
  expect(html).toMatch(/<p>Opening\.<\/p>\s*<nav class="sp-letters" aria-label="Letters">/);
  expect(html).toContain('<a href="#a">A</a><a href="#c">C</a>');
  expect(html).toMatch(/<input type="search"[^>]* aria-label="Filter words"/);
});

it('keeps "See" and its page in one piece, where an entry ends with them', async () => {
  const entry = 'What it is. See [Inputs](./a.md) and [Outputs](./b.md).';
  const html = await blockHtml(letters, `${WORDS}\n\n${entry}`, {frontMatter: {kind: 'glossary'}});
  expect(html).toMatch(
    /<p>What it is\. <span class="sp-see">See <a [^>]*>Inputs<\/a> and <a [^>]*>Outputs<\/a>\.<\/span><\/p>/,
  );
});

it('does nothing on other pages', async () => {
  expect(await blockHtml(letters, WORDS, {frontMatter: {kind: 'concept'}})).not.toContain('nav');
});
