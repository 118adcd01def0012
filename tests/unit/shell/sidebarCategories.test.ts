import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';
import {describe, expect, it} from 'vitest';
import {parseOpenCategories, withOpenCategories} from '../../../src/shell/sidebar/categories';

const category = (href: string, items: PropSidebarItem[] = []): PropSidebarItem => ({
  type: 'category',
  label: href,
  href,
  collapsed: true,
  collapsible: true,
  items,
});
const page: PropSidebarItem = {type: 'link', label: 'Page', href: '/page/'};

describe('withOpenCategories', () => {
  it('opens and closes as chosen, at every depth, and leaves the rest', () => {
    const sidebar = [page, category('/a/', [category('/a/b/', [page])]), category('/c/')];
    const [link, a, c] = withOpenCategories(sidebar, {'/a/': true, '/a/b/': true, '/c/': false});
    expect(link).toBe(page);
    expect(a).toMatchObject({collapsed: false, items: [{href: '/a/b/', collapsed: false}]});
    expect(c).toMatchObject({collapsed: true});
    expect(withOpenCategories(sidebar, {})).toEqual(sidebar);
  });
});

describe('parseOpenCategories', () => {
  it('forgets what it cannot read', () => {
    expect(parseOpenCategories('{"/a/":true}')).toEqual({'/a/': true});
    expect([null, '', 'no json', 'null', '3'].map(parseOpenCategories)).toEqual(Array(5).fill({}));
  });
});
