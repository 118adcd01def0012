import path from 'node:path';
import logger from '@docusaurus/logger';
import type {PluginModule} from '@docusaurus/types';
import {docsVersionOf} from '../../lib/docs';
import {listFiles} from '../../lib/listFiles';
import {refuseFileNames} from './fileNames';
import {linksToHidden} from './hiddenPages';
import type {Severity} from './report';

/**
 * Refuses names that can't be addresses, at once and at each change (./fileNames.ts). And tells writers under
 * `npm start` what to mend: headings out of order, unknown glossary terms. `npm test`
 * asks the same of all pages (tests/content/pages.test.ts); a build leaves it to that, since reading all
 * Markdown once more would take a second of each. What leads to hidden pages (./hiddenPages.ts) is told here
 * and not where a page is compiled, since compiled pages are kept while others change.
 */
export function pageChecksPlugin(severity: Severity): PluginModule {
  return async ({siteDir}) => {
    const docs = path.join(siteDir, 'docs');
    const staticFolder = path.join(siteDir, 'static');
    // Before anything is read, which could fail by a name and blame others.
    const refuseNames = async (): Promise<void> =>
      refuseFileNames(await listFiles(docs), await listFiles(staticFolder));
    await refuseNames();
    return {
      name: 'page-checks',
      getPathsToWatch: () => [path.join(docs, '**/*')],
      async loadContent() {
        if (process.env.NODE_ENV !== 'development') return;
        await refuseNames();
        const {lintPages} = await import('./lintPages');
        const faults = await lintPages(docs);
        if (faults.length > 0) logger.warn(`Pages need a change:\n${listOf(faults)}`);
      },
      async allContentLoaded({allContent}) {
        const hidden = await linksToHidden(docsVersionOf(allContent), siteDir);
        if (hidden.length > 0)
          logger.report(severity)(`Readers miss something:\n${listOf(hidden)}`);
      },
    };
  };
}

function listOf(faults: readonly string[]): string {
  return faults.map((fault) => `  - ${fault}`).join('\n');
}
