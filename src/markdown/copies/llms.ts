import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {FinishedBuild} from '../../lib/finishedBuild';
import {escapeSigns} from './copyOfPage';

type Site = Pick<FinishedBuild, 'title' | 'tagline' | 'siteUrl'>;
type SidebarItem = LoadedVersion['sidebars'][string][number];

/** A page and its Markdown copy. */
export interface ListedPage {
  title: string;
  description: string;
  /** The copy's. */
  address: string;
  markdown: string;
}

/** A part of the site as the sidebar shows it. */
interface Section {
  label: string;
  pages: readonly ListedPage[];
}

/**
 * The list of pages for language models, in the form of https://llmstxt.org: title, summary, notes,
 * then a list of links a section.
 */
export function llmsIndex(site: Site, sections: readonly Section[]): string {
  const lists = sections.map(({label, pages}) => {
    const links = pages.map(
      ({title, address, description}) =>
        `- [${escapeSigns(title)}](${address}): ${escapeSigns(description)}\n`,
    );
    return `## ${label}\n\n${links.join('')}`;
  });
  const notes = `Each page stands here as plain Markdown. All of them in one file: ${site.siteUrl}llms-full.txt\n`;
  return [headOf(site), notes, ...lists].join('\n');
}

/** @returns the copies of all pages in one text */
export function llmsFull(site: Site, sections: readonly Section[]): string {
  const texts = sections.flatMap(({pages}) => pages.map(({markdown}) => markdown));
  return [headOf(site), ...texts].join('\n---\n\n');
}

function headOf({title, tagline}: Site): string {
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
