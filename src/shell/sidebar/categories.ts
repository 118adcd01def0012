import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';

/** Which categories are open, by the address of their landing page (their label without one). */
export type OpenCategories = Readonly<Record<string, boolean>>;

/** Stable class names of the theme: a category, and one that is closed. */
const CATEGORY = '.theme-doc-sidebar-item-category';
const CLOSED = 'menu__list-item--collapsed';

/**
 * @param sidebar the sidebar's entries
 * @param open the reader's choice
 * @returns the same entries with the choice as their initial state
 */
export function withOpenCategories(
  sidebar: readonly PropSidebarItem[],
  open: OpenCategories,
): PropSidebarItem[] {
  return sidebar.map((item) =>
    item.type === 'category'
      ? {
          ...item,
          collapsed: !(open[item.href ?? item.label] ?? !item.collapsed),
          items: withOpenCategories(item.items, open),
        }
      : item,
  );
}

/**
 * @param menu the sidebar as shown
 * @param known what is known of categories that are not shown
 * @returns which categories are open
 */
export function readOpenCategories(menu: Element, known: OpenCategories): OpenCategories {
  const shown = [...menu.querySelectorAll(CATEGORY)].flatMap((category): [string, boolean][] => {
    const link = category.querySelector('.menu__link');
    const key = link?.getAttribute('href') ?? link?.textContent;
    return key ? [[key, !category.classList.contains(CLOSED)]] : [];
  });
  return {...known, ...Object.fromEntries(shown)};
}

/**
 * @param stored text from the browser's storage
 * @returns what it says; nothing when there is none or it is no longer readable
 */
export function parseOpenCategories(stored: string | null): OpenCategories {
  try {
    const parsed: unknown = JSON.parse(stored ?? '{}');
    return typeof parsed === 'object' && parsed !== null ? (parsed as OpenCategories) : {};
  } catch {
    return {};
  }
}
