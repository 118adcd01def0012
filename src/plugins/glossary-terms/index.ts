import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {runTaskAhead} from '../../lib/buildThread/thread';
import type {GlossaryTerms} from './terms';

/**
 * Hands the terms of docs/glossary.md to the browser as
 * `@generated/glossary-terms/default/terms.json`. Imported on demand, that is a file of its own with
 * a hash in its name, which browsers keep for good. Used by src/clientModules/afterLoad/glossaryTips.
 */
export default function glossaryTerms({siteDir}: LoadContext): Plugin<GlossaryTerms> {
  const glossary = path.join(siteDir, 'docs', 'glossary.md');
  return {
    name: 'glossary-terms',
    getPathsToWatch: () => [glossary],
    loadContent: runTaskAhead('readGlossary', glossary),
    async contentLoaded({content, actions}) {
      await actions.createData('terms.json', content);
    },
  };
}
