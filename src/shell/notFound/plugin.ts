import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {Plugin} from '@docusaurus/types';
import {docsVersionOf} from '../../lib/docs';
import {pictogramOfPage} from '../../markdown/build';
import type {SitePage} from './nearestPages';

/**
 * Hands the site's own pages to the not-found page: `pages.json` has them all; `sections.json` the
 * sidebar's top level, in its order. Both are below `@generated/site-pages/default/`.
 */
export function sitePagesPlugin(): Plugin {
  return {
    name: 'site-pages',
    async allContentLoaded({allContent, actions}) {
      const {docs, sidebars} = docsVersionOf(allContent);
      const listed = docs.filter(({unlisted}) => !unlisted);
      await actions.createData('pages.json', listed.map(sitePageOf));
      await actions.createData('sections.json', sectionsOf(listed, Object.values(sidebars)[0]));
    },
  };
}

function sitePageOf({permalink, title, frontMatter}: LoadedVersion['docs'][number]): SitePage {
  return {url: permalink, title, icon: pictogramOfPage(frontMatter)};
}

function sectionsOf(
  docs: LoadedVersion['docs'],
  sidebar: LoadedVersion['sidebars'][string] = [],
): SitePage[] {
  return sidebar.flatMap((item) => {
    // A page, or the one that a category opens.
    const link = item.type === 'category' ? item.link : item;
    const doc = link?.type === 'doc' && docs.find(({id}) => id === link.id);
    if (!doc) return [];
    const title = ('label' in item && item.label) || doc.title;
    return [{...sitePageOf(doc), title, description: doc.description}];
  });
}
