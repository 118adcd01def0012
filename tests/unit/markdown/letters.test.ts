import {createSlugger, parseMarkdownHeadingId} from '@docusaurus/utils';
import type {Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';
import {expect, it} from 'vitest';
import {letters} from '../../../src/markdown/build';
import {blockHtml} from '../../support/blockHtml';

/** As Docusaurus' own plugin does before (the real one: tests/build/everything.test.ts). */
const withIds: Plugin<[], Root> = () => (tree) => {
  const slugger = createSlugger();
  visit(tree, 'heading', (heading) => {
    const {text, id = slugger.slug(text)} = parseMarkdownHeadingId(toString(heading));
    heading.data = {id, hProperties: {id}} as object;
    const last = heading.children.at(-1);
    if (last?.type === 'text') last.value = last.value.replace(/ \{#.*/, '');
  });
};
const letterHtml = (words: string, kind = 'glossary') =>
  blockHtml([withIds, letters], words, {frontMatter: {kind}});

const WORDS = 'Opening.\n\n## A\n\n### Activation\n\nText.\n\n## C\n\n### Choke\n\nText.';

it('puts a row of letters and a filter before a glossary’s first letter', async () => {
  const html = await letterHtml(WORDS);
  expect(html).toMatch(/<p>Opening\.<\/p>\s*<nav class="sp-letters" aria-label="Letters">/);
  expect(html).toContain('<a href="#a">A</a><a href="#c">C</a>');
  expect(html).toMatch(/<input type="search"[^>]* aria-label="Filter words"/);
});

it('gives a part with a longer name more room', async () => {
  const html = await letterHtml('## A\n\n## 0–9\n\n## Symbols');
  expect(html.match(/<a [^>]*sp-long[^>]*>[^<]*/g)?.map((link) => link.replace(/.*>/, ''))).toEqual(
    ['0–9', 'Symbols'],
  );
});

it('does nothing on other pages', async () => {
  expect(await letterHtml(WORDS, 'concept')).not.toContain('nav');
});

it('leads to the address that Docusaurus gives a part, whatever its name', async () => {
  const parts = '## 0–9\n\n## # and *others*\n\n## A\n\n## Own {#its-own}\n\n## A\n\n## \\#';
  const html = await letterHtml(parts);
  const links = [...html.matchAll(/<a href="#([^"]*)"/g)].map(([, id]) => id);
  const ids = [...html.matchAll(/<h2 id="([^"]*)">/g)].map(([, id]) => id);
  expect(links).toEqual(ids);
  expect(links).toEqual(['09', '-and-others', 'a', 'its-own', 'a-1', '']);
  expect(html).toContain('>Own</a>');
});
