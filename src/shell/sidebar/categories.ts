import type {PropSidebarItem, PropSidebarItemCategory} from '@docusaurus/plugin-content-docs';

/** Which categories are open, by the address of their landing page (their label without one). */
type OpenCategories = ReadonlyMap<string, boolean>;

/** @returns the sidebar's entries with the reader's choice as their initial state */
export function withOpenCategories(
  sidebar: readonly PropSidebarItem[],
  open: OpenCategories,
): PropSidebarItem[] {
  return sidebar.map((item) => {
    if (item.type !== 'category') return item;
    const collapsed = !(open.get(keyOf(item)) ?? !item.collapsed);
    return {...item, collapsed, items: withOpenCategories(item.items, open)};
  });
}

/** The theme leads to a landing page that lists may name. */
function keyOf({href, linkUnlisted, label}: PropSidebarItemCategory): string {
  return href && !linkUnlisted ? href : label;
}

/**
 * @param menu the sidebar as shown
 * @param known what is known of categories that are not shown
 */
export function readOpenCategories(menu: Element, known: OpenCategories): OpenCategories {
  const open = new Map(known);
  // Stable class names of the theme: a category, and one that is closed.
  for (const category of menu.querySelectorAll('.theme-doc-sidebar-item-category')) {
    const link = category.querySelector('.menu__link');
    const href = link?.getAttribute('href');
    const key = href && href !== '#' ? href : link?.textContent;
    if (key) open.set(key, !category.classList.contains('menu__list-item--collapsed'));
  }
  return open;
}

/** @returns what the browser's storage says; nothing when there is none or it is no longer readable */
export function parseOpenCategories(stored: string | null): OpenCategories {
  try {
    const parsed: unknown = JSON.parse(stored ?? '{}');
    return new Map(Object.entries((parsed ?? {}) as Record<string, boolean>));
  } catch {
    return new Map();
  }
}

/** @returns what to keep in the browser's storage */
export function storeOpenCategories(open: OpenCategories): string {
  return JSON.stringify(Object.fromEntries(open));
}
