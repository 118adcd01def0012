import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';
import logger from '@docusaurus/logger';
import type {LoadContext, Plugin} from '@docusaurus/types';
import matter from 'gray-matter';
import {pageFaults} from '../../content/pageFaults';
import {readTerms} from '../glossary-terms/terms';
import {readReleases} from '../release-feed/releases';

interface PluginOptions {
  /** Whether a fault stops the build; otherwise it is told. */
  strict: boolean;
}

/**
 * Tells writers at once what to change, with file and line: headings out of order, unknown glossary
 * terms, pictures without words, releases without a date.
 *
 * A plugin and not a remark plugin, because compiled pages are cached: there, a fault would be told
 * once and never again, and a strict build after a lenient one would pass.
 * Tests: tests/unit/pageFaults.test.ts, tests/build/pageChecks.test.ts
 */
export default function pageChecks({siteDir}: LoadContext, {strict}: PluginOptions): Plugin {
  const docs = path.join(siteDir, 'docs');
  return {
    name: 'page-checks',

    async loadContent() {
      const faults = await findFaults(docs);
      if (faults.length === 0) return;
      const message = `Pages need a change:\n${faults.map((fault) => `  - ${fault}`).join('\n')}`;
      if (strict) throw new Error(message);
      logger.warn(message);
    },

    getPathsToWatch: () => [path.join(docs, '**/*.{md,mdx}')],
  };
}

async function findFaults(docs: string): Promise<string[]> {
  const glossary = readTerms(await readFile(path.join(docs, 'glossary.md'), 'utf8'));
  const terms = new Set(Object.keys(glossary));
  const files = (await readdir(docs, {recursive: true})).filter((file) => /\.mdx?$/.test(file));
  const pages = files.sort().map(async (file) => {
    const source = await readFile(path.join(docs, file), 'utf8');
    const name = `docs/${file.split(path.sep).join('/')}`;
    const faults = pageFaults(source, terms).map(
      ({line, message}) => `${name}:${line}: ${message}`,
    );
    return name === 'docs/release-notes.md' ? [...faults, ...releaseFaults(source)] : faults;
  });
  return (await Promise.all(pages)).flat();
}

function releaseFaults(source: string): string[] {
  try {
    readReleases(matter(source).content);
    return [];
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
}
