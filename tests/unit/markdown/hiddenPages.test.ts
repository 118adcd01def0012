import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import {describe, expect, it} from 'vitest';
import {linksToHidden} from '../../../src/markdown/checks/hiddenPages';
import {writeFiles} from '../../support/files';
import {temporaryFolder} from '../../support/temporaryFolder';

const folder = temporaryFolder();

const PAGE = `---
related:
  - how-to/new.md
  - glossary.md
controls:
  - how-to/quiet.md
---

Text.
`;

/** @param own front matter of the page that leads to the others */
async function found(
  own: object = {},
  states: {draft?: boolean} = {draft: true},
  gone: readonly string[] = [],
  page = PAGE,
) {
  writeFiles(folder(), {'docs/how-to/page.mdx': page});
  const doc = (name: string, frontMatter: object) => ({source: `@site/docs/${name}`, frontMatter});
  const docs = [doc('how-to/page.mdx', own), doc('how-to/quiet.md', {unlisted: states.draft})];
  docs.push(...gone.map((name) => doc(name, {})));
  const drafts = [doc('how-to/new.md', states)];
  return linksToHidden({docs, drafts} as unknown as LoadedVersion, folder());
}

describe('linksToHidden', () => {
  it('names page, line and target', async () => {
    expect(await found()).toEqual([
      'docs/how-to/page.mdx:3: "related" lists how-to/new.md, which is a draft: take it out, or show that page',
      'docs/how-to/page.mdx:6: "controls" lists how-to/quiet.md, which is unlisted: take it out, or show that page',
    ]);
  });

  it('knows the pages that were put before and behind a page', async () => {
    const next = PAGE.replace('related:', 'pagination_next: how-to/new\nrelated:');
    expect(await found({}, {draft: true}, [], next)).toContainEqual(
      expect.stringMatching(/mdx:2: "pagination_next" lists how-to\/new, which is a draft: take/),
    );
  });

  it('goes on without a page that was deleted just now', async () => {
    expect(await found({}, {draft: true}, ['how-to/gone.md'])).toHaveLength(2);
  });

  it('is silent about pages that are hidden themselves, and where nothing is hidden', async () => {
    expect(await found({unlisted: true})).toEqual([]);
    expect(await found({}, {})).toEqual([]);
  });
});
