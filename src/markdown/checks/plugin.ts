import path from 'node:path';
import logger from '@docusaurus/logger';
import type {LoadContext, Plugin} from '@docusaurus/types';

/**
 * Tells writers under `npm start`, at each change, what to mend: headings out of order, unknown glossary
 * terms, pictures without words. `npm test` asks the same of all pages (tests/content/pages.test.ts); a
 * build leaves it to that, since reading all Markdown once more would take a second of each.
 */
export function pageChecksPlugin({siteDir}: LoadContext): Plugin {
  const docs = path.join(siteDir, 'docs');
  return {
    name: 'page-checks',
    getPathsToWatch: () => [path.join(docs, '**/*.{md,mdx}')],
    async loadContent() {
      if (process.env.NODE_ENV !== 'development') return;
      const {lintPages} = await import('./lintPages');
      const faults = await lintPages(docs);
      if (faults.length === 0) return;
      logger.warn(`Pages need a change:\n${faults.map((fault) => `  - ${fault}`).join('\n')}`);
    },
  };
}
