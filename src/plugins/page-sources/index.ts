import path from 'node:path';
import logger from '@docusaurus/logger';
import type {AllContent, LoadContext, Plugin} from '@docusaurus/types';
import {runTask} from '../../lib/buildThread/thread';
import {docsVersionOf, fileOfDoc} from '../../lib/docsVersion';
import {besideRendering} from '../besideRendering';
import {serveWhileDeveloping} from '../serveWhileDeveloping';
import {compiledPages} from './notedPages';
import {sectionsOfSidebar, type SidebarItem} from './sidebarOrder';
import type {Pages} from './writeTwins';

interface PluginOptions {
  /** Whether a fault stops the build; otherwise it is told. */
  strict: boolean;
}

/**
 * Reads the pages' sources, for two ends:
 * - Writers are told what to change, with file and line: headings out of order, unknown glossary terms,
 *   pictures without words, releases without a date.
 * - Each page gets a twin in plain Markdown at its address plus `.md`, and all together for language
 *   models: llms.txt (the list) and llms-full.txt (the texts). Under `npm start` the twins are there
 *   too, with the words of pictures in place of their addresses.
 *
 * What a page tells alone is noted while Docusaurus compiles it (src/remark/notePage.ts), and kept for
 * later builds, which compile only changed pages: so a fault is told each time, and a strict build after
 * a lenient one fails.
 *
 * Tests: tests/unit/pageFaults.test.ts, tests/unit/readPages.test.ts, tests/build/pageChecks.test.ts, tests/build/twins.test.ts
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
  const saved = path.join(generatedFilesDir, 'page-notes.json');
  let pages: Pages = {files: new Map(), sections: []};

  async function finish(folder: string): Promise<void> {
    const compiled = compiledPages();
    const {faults, twins} = await runTask('readPages', {docs, site: address, compiled, saved});
    if (faults.length > 0) {
      const message = `Pages need a change:\n${faults.map((fault) => `  - ${fault}`).join('\n')}`;
      if (strict) throw new Error(message);
      logger.warn(message);
    }
    await runTask('writeTwins', {folder, pages, twins, site});
  }

  const finished = besideRendering(() => finish(outDir));

  return {
    name: 'page-sources',

    async allContentLoaded({allContent}) {
      pages = pagesOf(allContent);
      if (developing) await finish(developmentFolder);
    },

    configureWebpack: developing
      ? serveWhileDeveloping(developmentFolder, baseUrl)
      : finished.configureWebpack,

    postBuild: finished.result,

    getPathsToWatch: () => [path.join(docs, '**/*.{md,mdx}')],
  };
}

function pagesOf(allContent: AllContent): Pages {
  const version = docsVersionOf(allContent);
  const listed = new Set(version.docs.flatMap(({id, unlisted}) => (unlisted ? [] : [id])));
  const sections = sectionsOfSidebar(Object.values(version.sidebars).flat() as SidebarItem[]);
  return {
    files: new Map(version.docs.map((doc) => [doc.id, fileOfDoc(doc)])),
    sections: sections.map(({label, ids}) => ({label, ids: ids.filter((id) => listed.has(id))})),
  };
}
