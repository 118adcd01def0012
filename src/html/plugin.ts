import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {PluginModule} from '@docusaurus/types';
import {SITE} from '../config/site';
import {docsVersionOf} from '../lib/docs';
import type {BuiltPage, FinishingStep} from '../lib/finishedBuild';
import {fileOfRoute, routeOfBuiltFile} from '../lib/pageAddress';
import {collectClientFiles} from './clientFiles';

/**
 * Runs steps over a finished build, one after the other: Docusaurus runs the plugins' own `postBuild` all
 * at once, and two that change the same pages would undo each other.
 *
 * @param steps in their order
 * @throws Error, before anything is built, for a site whose addresses they don't know
 */
export function finishPages(steps: readonly FinishingStep[]): PluginModule {
  return (context) => {
    const {baseUrl, siteConfig} = context;
    if (baseUrl === '/' || baseUrl !== SITE.baseUrl || siteConfig.trailingSlash !== true) {
      throw new Error(
        'The site has one language, its addresses end in slashes, and it stands at the base path of src/config/site.ts, below the top of its host: src/lib/pageAddress.ts, hosting/rules.ts and whoever takes SITE.baseUrl know no other.',
      );
    }
    const {configureWebpack, clientFiles} = collectClientFiles();
    let docs: LoadedVersion | undefined;
    return {
      name: 'finish-pages',
      configureWebpack,
      allContentLoaded({allContent}) {
        docs = docsVersionOf(allContent);
      },
      async postBuild({routesPaths}) {
        if (!docs) throw new Error('Docusaurus built the site without loading its content.');
        refuseCapitals(routesPaths);
        const {title, tagline, url} = context.siteConfig;
        const build = {
          ...context,
          siteUrl: url + context.baseUrl,
          title,
          tagline,
          docs,
          clientFiles: clientFiles(),
          addedStyles: [],
          pages: await readPages(context.outDir, context.baseUrl, routesPaths),
        };
        for (const step of steps) await step(build);
      },
    };
  };
}

/** The script in the head (src/shell/address) leads from capitals to small letters. */
function refuseCapitals(routes: readonly string[]): void {
  const faults = routes.filter((route) => /[A-Z]/.test(route)).join(', ');
  if (faults)
    throw new Error(
      `${faults}: addresses have small letters. Name the files so, or give the pages a slug.`,
    );
}

/** Reads what Docusaurus has made; HTML from static/ is none of it. */
async function readPages(
  outDir: string,
  baseUrl: string,
  routes: readonly string[],
): Promise<BuiltPage[]> {
  const {createDocument} = await import('@mixmark-io/domino');
  const files = new Set(routes.map((route) => fileOfRoute(route.slice(baseUrl.length))));
  const pages = [...files].sort().map(async (file) => {
    const html = await readFile(path.join(outDir, file), 'utf8');
    let document: Document | undefined;
    return {
      file,
      route: routeOfBuiltFile(file),
      html,
      document: () => (document ??= createDocument(html)),
    };
  });
  return Promise.all(pages);
}

/** Writes the pages as the steps before have changed them. */
export const writePages: FinishingStep = async ({outDir, pages}) => {
  await Promise.all(pages.map(({file, html}) => writeFile(path.join(outDir, file), html)));
};
