import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';
import logger from '@docusaurus/logger';
import type {LoadContext, Plugin, PluginModule} from '@docusaurus/types';
import type {PageFault} from './lintPage';

/**
 * Tells writers what to change, with file and line: headings out of order, unknown glossary terms, pictures
 * without words, releases without a date. The front matter has its own check (../parseFrontMatter.ts).
 * Tests: tests/unit/pages/lintPage.test.ts, tests/build/pageChecks.test.ts
 *
 * @param options.strict whether a fault stops the build; otherwise it is a warning
 */
export function checkPages({strict}: {strict: boolean}): PluginModule {
  return ({siteDir}: LoadContext): Plugin => {
    const docs = path.join(siteDir, 'docs');
    return {
      name: 'page-checks',
      getPathsToWatch: () => [path.join(docs, '**/*.{md,mdx}')],
      async loadContent() {
        const faults = await readFaults(docs);
        if (faults.length === 0) return;
        const message = `Pages need a change:\n${faults.map((fault) => `  - ${fault}`).join('\n')}`;
        if (strict) throw new Error(message);
        logger.warn(message);
      },
    };
  };
}

/** @returns what writers have to change, each with file, line and remedy */
async function readFaults(docs: string): Promise<string[]> {
  const [{parseMarkdown}, {readTerms}, {releaseFaults, RELEASE_NOTES}, {lintPage, termFaults}] =
    await Promise.all([
      import('../../lib/parseMarkdown'),
      import('../../glossary/build'),
      import('../../feed/build'),
      import('./lintPage'),
    ]);
  const read = async (file: string) =>
    parseMarkdown(await readFile(path.join(docs, file), 'utf8'));
  const terms = new Set(Object.keys(readTerms((await read('glossary.md')).tree)));
  const names = (await readdir(docs, {recursive: true})).filter((name) => /\.mdx?$/.test(name));
  const faults: string[] = [];
  for (const name of names.sort()) {
    const file = name.split(path.sep).join('/');
    const page = await read(file);
    faults.push(...inOrder([...lintPage(page), ...termFaults(page, terms)], file));
    if (file === RELEASE_NOTES) faults.push(...releaseFaults(page.tree));
  }
  return faults;
}

function inOrder(faults: readonly PageFault[], file: string): string[] {
  return [...faults]
    .sort((a, b) => a.line - b.line)
    .map(({line, message}) => `docs/${file}:${line}: ${message}`);
}
