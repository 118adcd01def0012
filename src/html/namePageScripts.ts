import path from 'node:path';
import {routeOfDoc} from '../lib/docs';
import type {FinishingStep} from '../lib/finishedBuild';
import {replaceMark} from './template';

/**
 * Names a page's own scripts in the page. Without this the browser learns only from the main script that
 * it needs one more, and on a slow phone the page reacts 200 ms later.
 * Test: tests/build/firstView.test.ts
 *
 * @throws Error when no documentation page has a script of its own
 */
export const namePageScripts: FinishingStep = ({siteDir, baseUrl, docs, clientFiles, pages}) => {
  const scriptsOf = new Map(
    docs.docs.map((doc) => {
      const source = path.join(siteDir, doc.source.replace('@site', ''));
      return [routeOfDoc(doc, baseUrl), clientFiles.scriptsOf.get(source) ?? []];
    }),
  );
  if ([...scriptsOf.values()].every(({length}) => length === 0)) {
    throw new Error(
      'src/html/namePageScripts.ts: the bundler names no script of any page. Look at src/html/clientFiles.ts.',
    );
  }
  for (const page of pages) {
    const scripts = scriptsOf.get(page.route) ?? [];
    const tags = scripts.map((file) => `<script src="${baseUrl}${file}" defer></script>`);
    page.html = replaceMark(page.html, 'scripts', tags.join(''));
  }
};
