import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Compiler} from 'webpack';
import {runTaskAhead} from '../../lib/buildThread/thread';
import type {GlossaryTerms} from './terms';

interface Content {
  /** Inside an object, so that Docusaurus doesn't wait for it. */
  terms: Promise<GlossaryTerms>;
}

/**
 * Hands the terms of docs/glossary.md to the browser as
 * `@generated/glossary-terms/default/terms.json`. Imported on demand, that is a file of its own with
 * a hash in its name, which browsers keep for good. Used by src/clientModules/afterLoad/glossaryTips.
 *
 * Only the bundler needs the terms and waits for them; until then Docusaurus loads what else there is.
 */
export default function glossaryTerms({siteDir}: LoadContext): Plugin<Content> {
  const glossary = path.join(siteDir, 'docs', 'glossary.md');
  const readTerms = runTaskAhead('readGlossary', glossary);
  let written: Promise<unknown> | undefined;
  const wait = async (): Promise<void> => void (await written);
  const waitForTerms = ({hooks}: Compiler): void => {
    hooks.beforeRun.tapPromise('glossary-terms', wait);
    hooks.watchRun.tapPromise('glossary-terms', wait);
  };
  return {
    name: 'glossary-terms',
    getPathsToWatch: () => [glossary],
    loadContent() {
      const terms = readTerms();
      terms.catch(() => undefined); // told by whoever waits for it
      return {terms};
    },
    contentLoaded({content, actions}) {
      written = content.terms.then((terms) => actions.createData('terms.json', terms));
      written.catch(() => undefined);
    },
    configureWebpack: () => ({plugins: [{apply: waitForTerms}]}),
  };
}
