import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import logger from '@docusaurus/logger';
import {routeOfDoc} from '../../lib/docs';
import type {FinishingStep} from '../../lib/finishedBuild';
import {twinOfRoute} from '../../lib/pageAddress';
import {llmsFull, llmsIndex, sectionsOfSidebar} from './llms';
import type {Twin} from './twinOfPage';

/**
 * Gives each page a twin in plain Markdown at its address plus `.md`, and all together for language models:
 * llms.txt (the list) and llms-full.txt (the texts). A twin that can't be made is left out, with a warning.
 * Tests: tests/unit/pages/twins.test.ts, tests/build/twins.test.ts
 */
export const writeMarkdownTwins: FinishingStep = async (build) => {
  const {outDir, baseUrl, siteUrl, docs, pages} = build;
  const {twinOfPage} = await import('./twinOfPage');
  const twins = new Map<string, Twin & {address: string}>();
  for (const page of pages) {
    try {
      const twin = twinOfPage(page.document(), siteUrl + page.route);
      if (!twin) continue;
      const file = twinOfRoute(page.route);
      await mkdir(path.dirname(path.join(outDir, file)), {recursive: true});
      await writeFile(path.join(outDir, file), twin.markdown);
      twins.set(page.route, {...twin, address: siteUrl + file});
    } catch (error) {
      logger.warn(`${page.file} gets no Markdown twin, because it can't be made: ${String(error)}`);
    }
  }
  const listed = new Map(
    docs.docs.flatMap((doc) => {
      const twin = doc.unlisted ? undefined : twins.get(routeOfDoc(doc, baseUrl));
      return twin ? [[doc.id, twin] as const] : [];
    }),
  );
  const sidebar = Object.values(docs.sidebars).flat();
  const sections = sectionsOfSidebar(sidebar).map(({label, ids}) => ({
    label,
    pages: ids.flatMap((id) => listed.get(id) ?? []),
  }));
  const texts = sections.flatMap((section) => section.pages.map(({markdown}) => markdown));
  await writeFile(path.join(outDir, 'llms.txt'), llmsIndex(build, sections));
  await writeFile(path.join(outDir, 'llms-full.txt'), llmsFull(build, texts));
};
