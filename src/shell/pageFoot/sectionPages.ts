/** What tells of a sidebar's item which pages a section holds. */
export interface SidebarEntry {
  type: string;
  href?: string;
  items?: readonly SidebarEntry[];
}

/**
 * @param items the sidebar
 * @param landing address of a section's landing page
 * @returns addresses of the section's pages in order, landing page first; none if it is no landing page
 */
export function pagesOfSection(items: readonly SidebarEntry[], landing: string): string[] {
  return items
    .filter(({type}) => type === 'category')
    .flatMap((category) =>
      category.href && withSlash(category.href) === withSlash(landing)
        ? pagesBelow(category)
        : pagesOfSection(category.items ?? [], landing),
    );
}

function pagesBelow({href, items = []}: SidebarEntry): string[] {
  return [...(href ? [withSlash(href)] : []), ...items.flatMap(pagesBelow)];
}

function withSlash(address: string): string {
  return address.replace(/\/?$/, '/');
}
