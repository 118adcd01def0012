import {createDocument} from '@mixmark-io/domino';
import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {BuiltPage, FinishedBuild} from '../../src/lib/finishedBuild';

/**
 * A small finished build, for tests of finishing steps.
 *
 * @param folder where the step may write; generated files go there too
 * @param pages HTML of each page, by its address below the base path
 * @param changes what a test needs to be different
 */
export function finishedBuild(
  folder: string,
  pages: Readonly<Record<string, string>>,
  changes: Partial<FinishedBuild> = {},
): FinishedBuild {
  return {
    siteDir: '/site',
    outDir: folder,
    generatedFilesDir: folder,
    baseUrl: '/v2/',
    siteUrl: 'https://help.example/v2/',
    title: 'Help',
    tagline: 'What it is.',
    docs: docsOf(Object.keys(pages)),
    clientFiles: {styles: [], scriptsOf: new Map(), written: [], sources: []},
    addedStyles: [],
    pages: Object.entries(pages).map(([route, html]) => builtPage(route, html)),
    ...changes,
  };
}

function builtPage(route: string, html: string): BuiltPage {
  return {file: `${route}index.html`, route, html, document: () => createDocument(html)};
}

/** A version of the docs with a page at each address: `docs/how-to/record.md` at `how-to/record/`. */
function docsOf(routes: readonly string[]): LoadedVersion {
  const docs = routes.map((route) => {
    const id = route.replace(/\/$/, '') || 'index';
    const permalink = `/v2/${route.replace(/\/$/, '')}`; // Docusaurus adds the slash later
    return {id, permalink, source: `@site/docs/${id}.md`, unlisted: false};
  });
  const sidebar = docs.map(({id}) => ({type: 'doc', id}));
  return {docs, sidebars: {docs: sidebar}} as unknown as LoadedVersion;
}
