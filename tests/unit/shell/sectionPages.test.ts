import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';
import {describe, expect, it} from 'vitest';
import {pagesOf} from '../../../src/shell/pageFoot/sectionPages';

const leaf = (href: string, more = {}): PropSidebarItem => ({
  type: 'link',
  label: href,
  href,
  docId: href.slice(1),
  ...more,
});
const section = (href: string, items: PropSidebarItem[]): PropSidebarItem => ({
  type: 'category',
  label: href,
  href,
  collapsed: false,
  collapsible: true,
  items,
});
const inner = section('/v2/a/b', [leaf('/v2/a/b/c')]);

describe('pagesOf', () => {
  it('lists a section’s pages in order, inner sections included, landing pages first', () => {
    expect(pagesOf(section('/v2/a', [inner, leaf('/v2/a/d')]))).toEqual([
      '/v2/a/',
      '/v2/a/b/',
      '/v2/a/b/c/',
      '/v2/a/d/',
    ]);
    expect(pagesOf(inner)).toEqual(['/v2/a/b/', '/v2/a/b/c/']);
  });

  it('leaves out what isn’t listed, and what is no page of the docs', () => {
    const hidden = leaf('/v2/a/hidden', {unlisted: true});
    const manual = leaf('https://example.com/manual.pdf', {docId: undefined});
    const unlisted = {...section('/v2/a/u', [leaf('/v2/a/u/d')]), linkUnlisted: true};
    expect(pagesOf(section('/v2/a', [hidden, manual, unlisted]))).toEqual(['/v2/a/', '/v2/a/u/d/']);
  });
});
