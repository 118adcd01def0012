import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';
import {describe, expect, it} from 'vitest';
import {pagesOf} from '../../../src/shell/pageFoot/sectionPages';

const leaf = (href: string): PropSidebarItem => ({type: 'link', label: href, href});
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
});
