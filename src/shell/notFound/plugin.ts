import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {Plugin} from '@docusaurus/types';
import {docsVersionOf} from '../../lib/docs';
import {cardKindOf} from '../../pages/build';
import type {SitePage} from './nearestPages';

/**
 * Hands the site's own pages to the not-found page: `pages.json` has them all, loaded when needed;
 * `sections.json` the sidebar's top level, in its order, for readers without scripts.
 * Both are below `@generated/site-pages/default/`.
 */
export function sitePagesPlugin(): Plugin {
  return {
    name: 'site-pages',
    async allContentLoaded({allContent, actions}) {
      const version = docsVersionOf(allContent);
      await actions.createData('pages.json', pagesOf(version));
      await actions.createData('sections.json', sectionsOf(version));
    },
  };
}

/** A page of the sidebar's top level. */
export interface SiteSection extends SitePage {
  /** What is there. */
  description: string;
}

type SidebarItem = LoadedVersion['sidebars'][string][number];

function pagesOf({docs}: LoadedVersion): SitePage[] {
  return docs
    .filter(({unlisted}) => !unlisted)
    .map(({permalink, title, frontMatter}) => ({
      url: permalink,
      title,
      icon: cardKindOf(frontMatter).icon,
    }));
}

function sectionsOf({docs, sidebars}: LoadedVersion): SiteSection[] {
  const byId = new Map(docs.filter(({unlisted}) => !unlisted).map((doc) => [doc.id, doc]));
  const [sidebar = []] = Object.values(sidebars);
  return sidebar.flatMap((item) => {
    const doc = byId.get(pageIdOf(item) ?? '');
    const label = 'label' in item ? item.label : undefined;
    if (!doc) return [];
    const {icon} = cardKindOf(doc.frontMatter);
    return [{url: doc.permalink, title: label ?? doc.title, icon, description: doc.description}];
  });
}

/** A page's own id, or that of the page a category opens. */
function pageIdOf(item: SidebarItem): string | undefined {
  if (item.type === 'doc') return item.id;
  return item.type === 'category' && item.link?.type === 'doc' ? item.link.id : undefined;
}
