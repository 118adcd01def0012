/** The parts of Docusaurus' sidebar items that tell where a page stands. */
export type SidebarItem =
  | {type: 'doc' | 'ref'; id: string}
  | {
      type: 'category';
      label: string;
      items: readonly SidebarItem[];
      link?: {type: string; id?: string};
    }
  | {type: 'link' | 'html'};

/** Ids of a section's pages, in order. */
export interface SidebarSection {
  label: string;
  ids: string[];
}

/** Where pages stand that are in no category, such as Welcome. */
const LOOSE_PAGES = 'General';

/**
 * @param items a sidebar
 * @returns its top categories with all pages below them, landing page first; before them the pages
 *   that stand in no category
 */
export function sectionsOfSidebar(items: readonly SidebarItem[]): SidebarSection[] {
  const loose: SidebarSection = {label: LOOSE_PAGES, ids: []};
  const sections: SidebarSection[] = [loose];
  for (const item of items) {
    if (item.type === 'category') sections.push({label: item.label, ids: idsBelow(item)});
    else loose.ids.push(...idsBelow(item));
  }
  return sections.filter(({ids}) => ids.length > 0);
}

function idsBelow(item: SidebarItem): string[] {
  if (item.type === 'doc' || item.type === 'ref') return [item.id];
  if (item.type !== 'category') return [];
  const landing = item.link?.id === undefined ? [] : [item.link.id];
  return [...landing, ...item.items.flatMap(idsBelow)];
}
