import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {ThemeConfig} from '@docusaurus/preset-classic';
import type {LoadContext, Plugin, PluginModule} from '@docusaurus/types';
import type {HostedSearch} from '../config/services';
import {SITE} from '../config/site';
import {serveInDevelopment} from '../lib/developmentFiles';
import {readGaps} from './waysIn/gaps';
import {FACET_FILTERS, INDEX_NAME, OPEN_SEARCH, SEARCH_PAGE, searchLink} from './settings';
import type {SearchSettings} from './settings';

/**
 * Adds the search page and tells the browser who answers. Under `npm start`, where no built pages exist, it makes
 * the index from the Markdown.
 *
 * @param hosted hosted search's settings; without them the browser answers by itself
 */
export function searchPlugin(hosted: HostedSearch | undefined): PluginModule {
  return ({siteDir, baseUrl, generatedFilesDir, siteConfig}: LoadContext): Plugin => {
    const docs = path.join(siteDir, 'docs');
    const folder = path.join(generatedFilesDir, 'search-index');
    const type = 'application/opensearchdescription+xml';
    const {title, file} = OPEN_SEARCH;
    const openSearch = {rel: 'search', type, title, href: baseUrl + file};
    return {
      name: 'search',

      async loadContent() {
        if (process.env.NODE_ENV !== 'development' || hosted) return;
        const {writeDevelopmentIndex} = await import('./records/developmentIndex');
        await writeDevelopmentIndex(docs, siteConfig.url + baseUrl, folder);
      },

      async contentLoaded({actions}) {
        const gapsFile = path.join(siteDir, 'CONTENT-GAPS.md'); // gone when the makers have answered all
        const gaps = readGaps(await readFile(gapsFile, 'utf8').catch(() => ''));
        await actions.createData('gaps.json', gaps);
        const indexAddress = baseUrl + INDEX_NAME;
        actions.setGlobalData({hosted, indexAddress} satisfies SearchSettings);
        // With the assistant, Docusaurus' search theme adds the page, and names its own description.
        if (hosted?.askAi) return;
        actions.addRoute({path: searchLink(), component: '@theme/SearchPage', exact: true});
      },

      getPathsToWatch: () => [path.join(docs, '**/*.{md,mdx,json}')],

      configureWebpack: serveInDevelopment(folder, baseUrl),

      injectHtmlTags: () =>
        hosted?.askAi ? {} : {headTags: [{tagName: 'link', attributes: openSearch}]},
    };
  };
}

/** @returns what Docusaurus' own search theme needs, which is used for its assistant only; nothing without one */
export function assistantThemeConfig(hosted?: HostedSearch): Pick<ThemeConfig, 'algolia'> {
  if (!hosted?.askAi) return {};
  const {replacePath, ...settings} = hosted;
  return {
    algolia: {
      ...settings,
      contextualSearch: false,
      searchPagePath: SEARCH_PAGE,
      searchParameters: {facetFilters: FACET_FILTERS},
      replaceSearchResultPathname: replacePath,
      // Addresses that stay as they are; our own search asks `resultAddress`.
      externalUrlRegex: `^(?!${SITE.url.replaceAll('.', '\\.')}(${SITE.baseUrl}|${replacePath?.from ?? SITE.baseUrl}))`,
    },
  };
}
