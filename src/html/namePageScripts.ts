import path from 'node:path';
import {fileOfDoc, routeOfDoc} from '../lib/docs';
import type {FinishingStep} from '../lib/finishedBuild';
import {replaceMark} from './marks';

/**
 * Names a page's own scripts in the page. Without this the browser learns only from the main script that
 * it needs one more, and on a slow phone the page reacts 200 ms later.
 * Test: tests/build/firstView.test.ts
 *
 * @throws Error when no documentation page has a script of its own
 */
export const namePageScripts: FinishingStep = ({siteDir, baseUrl, docs, clientFiles, pages}) => {
  const sources = new Map(
    docs.docs.map((doc) => [routeOfDoc(doc, baseUrl), path.join(siteDir, 'docs', fileOfDoc(doc))]),
  );
  const scripts = pages.map(({route}) => {
    const source = sources.get(route);
    return (source && clientFiles.scriptsOf.get(source)) || [];
  });
  if (scripts.every(({length}) => length === 0)) {
    throw new Error(
      'src/html/namePageScripts.ts: the bundler names no script of any page. Look at src/html/clientFiles.ts.',
    );
  }
  pages.forEach((page, index) => {
    const tags = scripts[index]?.map((file) => `<script src="${baseUrl}${file}" defer></script>`);
    page.html = replaceMark(page.html, 'scripts', tags?.join('') ?? '');
  });
};
