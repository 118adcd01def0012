import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import logger from '@docusaurus/logger';
import {routeOfDoc} from '../../lib/docs';
import type {FinishingStep} from '../../lib/finishedBuild';
import {copyOfRoute} from '../../lib/pageAddress';
import {llmsFull, llmsIndex, sectionsOfSidebar, type ListedPage} from './llms';

/**
 * Gives each page a copy in Markdown at its address plus `.md`, and all together for language models:
 * llms.txt (the list) and llms-full.txt (the texts). A copy that can't be made is left out, with a warning.
 * Tests: tests/unit/markdown/copyOfPage.test.ts, tests/build/markdownCopies.test.ts
 */
export const writeMarkdownCopies: FinishingStep = async (build) => {
  const {outDir, baseUrl, siteUrl, docs, pages} = build;
  const {copyOfPage} = await import('./copyOfPage');
  const listed = new Map<string, ListedPage>();
  for (const doc of docs.docs) {
    const page = pages.find(({route}) => route === routeOfDoc(doc, baseUrl));
    if (!page) continue;
    try {
      const markdown = copyOfPage(page.document(), doc, siteUrl + page.route);
      const file = copyOfRoute(page.route);
      await mkdir(path.dirname(path.join(outDir, file)), {recursive: true});
      await writeFile(path.join(outDir, file), markdown);
      const {title, description} = doc;
      if (!doc.unlisted)
        listed.set(doc.id, {title, description, address: siteUrl + file, markdown});
    } catch (error) {
      logger.warn(`${page.file} gets no Markdown copy, because it can't be made: ${String(error)}`);
    }
  }
  const sidebar = Object.values(docs.sidebars).flat();
  const sections = sectionsOfSidebar(sidebar).map(({label, ids}) => ({
    label,
    pages: ids.flatMap((id) => listed.get(id) ?? []),
  }));
  await writeFile(path.join(outDir, 'llms.txt'), llmsIndex(build, sections));
  await writeFile(path.join(outDir, 'llms-full.txt'), llmsFull(build, sections));
};
