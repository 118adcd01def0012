import {describe, expect, it} from 'vitest';
import {documentOfMarkdown} from '../../../src/lib/documentOfMarkdown';

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
});
