import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';

/**
 * @returns addresses of the pages that a sidebar's item holds in order, a section's landing page first: no links to
 *   elsewhere, and none of the unlisted pages, which Docusaurus leaves in the sidebar and doesn't draw
 */
export function pagesOf(item: PropSidebarItem): string[] {
  if (item.type === 'link') return item.docId && !item.unlisted ? [addressOf(item.href)] : [];
  if (item.type === 'html') return [];
  const own = item.href && !item.linkUnlisted ? [addressOf(item.href)] : [];
  return [...own, ...item.items.flatMap(pagesOf)];
}

const addressOf = (href: string): string => href.replace(/\/?$/, '/');
