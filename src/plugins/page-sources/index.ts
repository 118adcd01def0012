import path from 'node:path';
import logger from '@docusaurus/logger';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {AllContent, LoadContext, Plugin} from '@docusaurus/types';
import {runTask, runTaskAhead} from '../../lib/buildThread/thread';
import {afterBundling} from '../afterBundling';
import {serveWhileDeveloping} from '../serveWhileDeveloping';
import type {PageSources} from './readPages';
import {sectionsOfSidebar, type SidebarItem} from './sidebarOrder';
import type {Pages} from './writeTwins';

const SOURCE_PREFIX = '@site/docs/';

interface PluginOptions {
  /** Whether a fault stops the build; otherwise it is told. */
  strict: boolean;
}

/**
 * Reads the pages' sources, beside the build, for two ends:
 * - Writers are told what to change, with file and line: headings out of order, unknown glossary terms,
 *   pictures without words, releases without a date. Here and not in a remark plugin, because compiled
 *   pages are cached: there, a fault would be told once and never again, and a strict build after a
 *   lenient one would pass.
 * - Each page gets a twin in plain Markdown at its address plus `.md`, and all together for language
 *   models: llms.txt (the list) and llms-full.txt (the texts). Under `npm start` the twins are there
 *   too, with the words of pictures in place of their addresses.
 *
 * Tests: tests/unit/pageFaults.test.ts, tests/build/pageChecks.test.ts, tests/build/twins.test.ts
 */
export default function pageSources(
  {siteDir, outDir, generatedFilesDir, siteConfig, baseUrl}: LoadContext,
  {strict}: PluginOptions,
): Plugin {
  const developing = process.env.NODE_ENV === 'development';
  const developmentFolder = path.join(generatedFilesDir, 'markdown-twins');
  const docs = path.join(siteDir, 'docs');
  const address = siteConfig.url + baseUrl;
  const site = {docs, address, title: siteConfig.title, summary: siteConfig.tagline};
  const readSources = runTaskAhead('readPages', {docs, site: address});
  let read: Promise<PageSources> | undefined;
  let finished: Promise<void> | undefined;
  let pages: Pages = {files: new Map(), sections: []};

  async function finish(folder: string): Promise<void> {
    if (!read) return;
    const {faults, twins} = await read;
    if (faults.length > 0) {
      const message = `Pages need a change:\n${faults.map((fault) => `  - ${fault}`).join('\n')}`;
      if (strict) throw new Error(message);
      logger.warn(message);
    }
    await runTask('writeTwins', {folder, pages, twins, site});
  }

  return {
    name: 'page-sources',

    async loadContent() {
      read = readSources();
      read.catch(() => undefined); // told by whoever waits for it
    },

    async allContentLoaded({allContent}) {
      pages = pagesOf(allContent);
      if (developing) await finish(developmentFolder);
    },

    configureWebpack: developing
      ? serveWhileDeveloping(developmentFolder, baseUrl)
      : afterBundling(() => {
          finished = finish(outDir);
          finished.catch(() => undefined); // told by postBuild
        }),

    postBuild: async () => finished,

    getPathsToWatch: () => [path.join(docs, '**/*.{md,mdx}')],
  };
}

function pagesOf(allContent: AllContent): Pages {
  const {loadedVersions} = allContent['docusaurus-plugin-content-docs']?.default as LoadedContent;
  const [version] = loadedVersions;
  if (!version) throw new Error('src/plugins/page-sources: there is no docs version to read.');
  const listed = new Set(version.docs.flatMap(({id, unlisted}) => (unlisted ? [] : [id])));
  const sections = sectionsOfSidebar(Object.values(version.sidebars).flat() as SidebarItem[]);
  return {
    files: new Map(version.docs.map(({id, source}) => [id, source.slice(SOURCE_PREFIX.length)])),
    sections: sections.map(({label, ids}) => ({label, ids: ids.filter((id) => listed.has(id))})),
  };
}
