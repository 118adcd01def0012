import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {serveInDevelopment} from '../lib/developmentFiles';
import type {FinishingStep} from '../lib/finishedBuild';
import {listFiles} from '../lib/listFiles';
import {routeOfPage} from '../lib/pageAddress';
import {readTerms, TERMS_FILE} from './terms';

/** Writes the terms of the glossary into a build, for the tips (./tips). */
export const writeGlossaryTerms: FinishingStep = async ({outDir, pages, clientFiles}) => {
  const glossary = pages.find(({route}) => route === 'glossary/');
  const body = glossary?.document().querySelector('.theme-doc-markdown');
  if (!body) throw new Error('src/glossary: the glossary was not built.');
  await writeFile(path.join(outDir, TERMS_FILE), JSON.stringify(readTerms(body)));
  clientFiles.written.push(TERMS_FILE);
};

/** Has `npm start` answer with the terms too, read from the Markdown. */
export function glossaryPlugin({siteDir, generatedFilesDir, baseUrl}: LoadContext): Plugin {
  const docs = path.join(siteDir, 'docs');
  const folder = path.join(generatedFilesDir, 'glossary');
  return {
    name: 'glossary',
    getPathsToWatch: () => [path.join(docs, 'glossary{,/index}.{md,mdx}')],
    configureWebpack: serveInDevelopment(folder, baseUrl),
    async loadContent() {
      if (process.env.NODE_ENV !== 'development') return;
      const file = (await listFiles(docs)).find((one) => routeOfPage(one) === 'glossary/');
      if (!file) return; // it is renamed just now
      const {documentOfMarkdown} = await import('../lib/documentOfMarkdown');
      const {body} = documentOfMarkdown(await readFile(path.join(docs, file), 'utf8'));
      await mkdir(folder, {recursive: true});
      await writeFile(path.join(folder, TERMS_FILE), JSON.stringify(readTerms(body)));
    },
  };
}
