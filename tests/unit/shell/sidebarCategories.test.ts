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
const page: PropSidebarItem = {type: 'link', label: 'Page', href: '/page/'};

describe('withOpenCategories', () => {
  it('opens and closes categories as chosen, at every depth, and nothing else', () => {
    const sidebar = [page, category('/a/', [category('/a/b/', [page])]), category('/c/')];
    const [link, a, c] = withOpenCategories(
      sidebar,
      new Map([
        ['/a/', true],
        ['/a/b/', true],
        ['/c/', false],
      ]),
    );
    expect(link).toBe(page);
    expect(a).toMatchObject({collapsed: false, items: [{href: '/a/b/', collapsed: false}]});
    expect(c).toMatchObject({collapsed: true});
    expect(withOpenCategories(sidebar, new Map())).toEqual(sidebar);
  });

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

describe('parseOpenCategories', () => {
  it('reads nothing from what is broken', () => {
    expect(parseOpenCategories('{"/a/":true}')).toEqual(new Map([['/a/', true]]));
    expect([null, '', 'no json', 'null', '3'].map(parseOpenCategories)).toEqual(
      Array(5).fill(new Map()),
    );
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
