import path from 'node:path';
import logger from '@docusaurus/logger';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {listFiles} from '../../lib/listFiles';
import {refuseFileNames} from './fileNames';

/**
 * Refuses names that can't be addresses, at once and at each change (./fileNames.ts). And tells writers under
 * `npm start` what to mend: headings out of order, unknown glossary terms, pictures without words. `npm test`
 * asks the same of all pages (tests/content/pages.test.ts); a build leaves it to that, since reading all
 * Markdown once more would take a second of each.
 */
export async function pageChecksPlugin({siteDir}: LoadContext): Promise<Plugin> {
  const docs = path.join(siteDir, 'docs');
  // Before anything is read, which could fail by a name and blame others.
  refuseFileNames(await listFiles(docs));
  return {
    name: 'page-checks',
    getPathsToWatch: () => [path.join(docs, '**/*')],
    async loadContent() {
      if (process.env.NODE_ENV !== 'development') return;
      refuseFileNames(await listFiles(docs));
      const {lintPages} = await import('./lintPages');
      const faults = await lintPages(docs);
      if (faults.length === 0) return;
      logger.warn(`Pages need a change:\n${faults.map((fault) => `  - ${fault}`).join('\n')}`);
    },
  };
}
