import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {runTask} from '../../lib/buildThread/thread';
import {serveWhileDeveloping} from '../serveWhileDeveloping';
import {HASH_PLACEHOLDER, INDEX_NAME} from './indexName';

interface PluginOptions {
  /** Whether the browser answers queries; otherwise no index is shipped. */
  embedded: boolean;
}

/**
 * Makes the search's records: in a build from the built pages (recordBuiltPages.ts, called by the
 * plugin after-build), under `npm start` from the Markdown, so that search answers there too.
 */
export default function searchRecords(
  {siteDir, baseUrl, generatedFilesDir, siteConfig}: LoadContext,
  {embedded}: PluginOptions,
): Plugin {
  const developing = process.env.NODE_ENV === 'development';
  const docs = path.join(siteDir, 'docs');
  const folder = path.join(generatedFilesDir, 'search-records');

  return {
    name: 'search-records',

    async loadContent() {
      if (!developing) return;
      const site = siteConfig.url + baseUrl;
      await runTask('indexSources', {docs, site, baseUrl, folder});
    },

    getPathsToWatch: () => [path.join(docs, '**/*.{md,mdx,json}')],

    configureWebpack: serveWhileDeveloping(folder, baseUrl),

    injectHtmlTags() {
      if (!embedded) return {};
      const content = `${baseUrl}${developing ? INDEX_NAME : HASH_PLACEHOLDER}`;
      return {headTags: [{tagName: 'meta', attributes: {name: 'search-index', content}}]};
    },
  };
}
