/** The parts of a sidebar item that tell which pages a section holds. */
export interface SidebarEntry {
  type: string;
  href?: string;
  items?: readonly SidebarEntry[];
}

/**
 * @param items the sidebar
 * @param landing address of a section's landing page
 * @returns addresses of the section's pages in order, landing page first; none when no section has
 *   that landing page
 */
export function pagesOfSection(items: readonly SidebarEntry[], landing: string): string[] {
  for (const item of items) {
    const {href, items: below = []} = item;
    if (item.type !== 'category') continue;
    if (href && withSlash(href) === withSlash(landing)) return pagesBelow(item);
    const found = pagesOfSection(below, landing);
    if (found.length > 0) return found;
  }
  return [];
}

function pagesBelow({href, items = []}: SidebarEntry): string[] {
  return [...(href ? [withSlash(href)] : []), ...items.flatMap(pagesBelow)];
}

function withSlash(address: string): string {
  return address.replace(/\/?$/, '/');
}
