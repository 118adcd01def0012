import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/**
 * Hands the terms of docs/glossary.md to the browser as `@generated/glossary-terms/default/terms.json`.
 * Imported on demand, that is a file of its own with a hash in its name, which browsers keep for good.
 * Used by ./tips.
 */
export function glossaryPlugin({siteDir}: LoadContext): Plugin {
  const glossary = path.join(siteDir, 'docs', 'glossary.md');
  return {
    name: 'glossary-terms',
    getPathsToWatch: () => [glossary],
    async loadContent() {
      const [{parseMarkdown}, {readTerms}] = await Promise.all([
        import('../lib/parseMarkdown'),
        import('./terms'),
      ]);
      return readTerms(parseMarkdown(await readFile(glossary, 'utf8')).tree);
    },
    async contentLoaded({content, actions}) {
      await actions.createData('terms.json', content as object);
    },
  };
}
