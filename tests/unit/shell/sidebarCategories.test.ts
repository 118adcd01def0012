import {createDocument} from '@mixmark-io/domino';
import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';
import {describe, expect, it} from 'vitest';
import {
  parseOpenCategories,
  readOpenCategories,
  storeOpenCategories,
  withOpenCategories,
} from '../../../src/shell/sidebar/categories';

const category = (href: string, items: PropSidebarItem[] = []): PropSidebarItem => ({
  type: 'category',
  label: href,
  href,
  collapsed: true,
  collapsible: true,
  items,
});

describe('withOpenCategories', () => {
  it('knows nothing of a category whose name every object has', () => {
    const sidebar = [category('constructor'), category('__proto__')];
    expect(withOpenCategories(sidebar, parseOpenCategories('{"/a/":true}'))).toEqual(sidebar);
    const kept = storeOpenCategories(new Map([['__proto__', true]]));
    expect(withOpenCategories(sidebar, parseOpenCategories(kept))).toMatchObject([
      {collapsed: true},
      {collapsed: false},
    ]);
  });
});

describe('readOpenCategories', () => {
  /** A category as the theme draws it. */
  const drawn = (link: string, closed: boolean, below = ''): string =>
    `<li class="theme-doc-sidebar-item-category menu__list-item ${closed ? 'menu__list-item--collapsed' : ''}"><div>${link}</div>${below}</li>`;

  it('notes which categories are open, and keeps what is known of those not shown', () => {
    const known = new Map([
      ['/a/b/', true],
      ['/elsewhere/', true],
    ]);
    const inner = drawn('<a class="menu__link" href="/a/b/">B</a>', true);
    const menu = createDocument(
      `<ul>${drawn('<a class="menu__link" href="/a/">A</a>', false, inner)}${drawn('<a class="menu__link" href="#">No page</a>', true)}${drawn('<a class="menu__link" href="#">Another</a>', false)}${drawn('<a class="menu__link">Without scripts</a>', false)}</ul>`,
    ).body;
    expect(Object.fromEntries(readOpenCategories(menu, known))).toEqual({
      '/a/': true,
      '/a/b/': false,
      'No page': false,
      Another: true,
      'Without scripts': true,
      '/elsewhere/': true,
    });
  });
});
