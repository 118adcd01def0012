import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {FinishedBuild} from '../../lib/finishedBuild';

/** The site's name, what it is about, and its address. */
type Site = Pick<FinishedBuild, 'title' | 'tagline' | 'siteUrl'>;

type SidebarItem = LoadedVersion['sidebars'][string][number];

/** A part of the site as the sidebar shows it. */
interface Section {
  label: string;
  pages: readonly {title: string; description: string; address: string}[];
}

/**
 * The list of pages for language models, in the form of https://llmstxt.org: title, summary, notes,
 * then a list of links a section.
 *
 * @param sections the site's pages, with the addresses of their Markdown twins
 */
export function llmsIndex({siteUrl, ...site}: Site, sections: readonly Section[]): string {
  const lists = sections.map(({label, pages}) => {
    const links = pages.map((page) => `- [${page.title}](${page.address}): ${page.description}\n`);
    return `## ${label}\n\n${links.join('')}`;
  });
  const notes = `Each page stands here as plain Markdown. All of them in one file: ${siteUrl}llms-full.txt\n`;
  return [headOf(site), notes, ...lists].join('\n');
}

/**
 * @param pages Markdown twins of all pages, in the sidebar's order
 * @returns all of them in one text
 */
export function llmsFull(site: Site, pages: readonly string[]): string {
  return [headOf(site), ...pages].join('\n---\n\n');
}

function headOf({title, tagline}: Omit<Site, 'siteUrl'>): string {
  return `# ${title}\n\n> ${tagline}\n`;
}

/**
 * @param items a sidebar
 * @returns ids of the pages of each top category, landing page first; before them, as "General", those of
 *   the pages that stand in no category
 */
export function sectionsOfSidebar(items: readonly SidebarItem[]): {label: string; ids: string[]}[] {
  const loose = items.filter(({type}) => type !== 'category').flatMap(idsBelow);
  const sections = items.flatMap((item) =>
    item.type === 'category' ? [{label: item.label, ids: idsBelow(item)}] : [],
  );
  return [{label: 'General', ids: loose}, ...sections].filter(({ids}) => ids.length > 0);
}

function idsBelow(item: SidebarItem): string[] {
  if (item.type === 'doc' || item.type === 'ref') return [item.id];
  if (item.type !== 'category') return [];
  const landing = item.link?.type === 'doc' ? [item.link.id] : [];
  return [...landing, ...item.items.flatMap(idsBelow)];
}
