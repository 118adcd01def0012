import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';

/** @returns addresses of the pages that a sidebar's item holds in order, a section's landing page first */
export function pagesOf(item: PropSidebarItem): string[] {
  const href = item.type === 'html' ? undefined : item.href;
  const own = href ? [href.replace(/\/?$/, '/')] : [];
  return item.type === 'category' ? [...own, ...item.items.flatMap(pagesOf)] : own;
}
