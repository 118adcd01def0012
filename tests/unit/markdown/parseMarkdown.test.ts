import {describe, expect, it} from 'vitest';
import {documentOfMarkdown} from '../../../src/lib/documentOfMarkdown';
import {parseMarkdown} from '../../../src/markdown/parseMarkdown';

const SOURCE = `---
title: Metro
---

## Open *it* {#open-it-now}

:::note

Text.

:::

### Open it

## Open it
`;

describe('parseMarkdown', () => {
  it('reads front matter and text, and counts the lines before the text', () => {
    const {frontMatter, tree, linesBefore} = parseMarkdown(SOURCE);
    expect(frontMatter).toEqual({title: 'Metro'});
    const [heading, note] = tree.children;
    expect(heading).toMatchObject({type: 'heading', depth: 2});
    expect(note).toMatchObject({type: 'containerDirective', name: 'note'});
    expect((heading?.position?.start.line ?? 0) + linesBefore).toBe(5);
  });
});

describe('documentOfMarkdown', () => {
  it('gives headings the ids that Docusaurus gives them', () => {
    const {body, frontMatter} = documentOfMarkdown(SOURCE);
    expect(frontMatter).toEqual({title: 'Metro'});
    const headings = Array.from(body.querySelectorAll('h2, h3'));
    expect(headings.map(({id, textContent}) => `${id}: ${textContent ?? ''}`)).toEqual([
      'open-it-now: Open it',
      'open-it: Open it',
      'open-it-1: Open it',
    ]);
  });

  it('leaves out the lines that open and close a directive, and keeps its text', () => {
    const {body} = documentOfMarkdown(SOURCE);
    expect(body.querySelector('p')?.textContent).toBe('Text.');
    expect(body.textContent).not.toContain(':::');
    expect(documentOfMarkdown('::tool{name="x"}\n\nText.').body.textContent?.trim()).toBe('Text.');
  });
});
