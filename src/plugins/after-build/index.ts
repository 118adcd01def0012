import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Services} from '../../../hosting/policy';
import {replaceStyleAttributes} from '../../../hosting/securePage';
import {runTask} from '../../lib/buildThread/thread';
import {enableColorModeButton} from '../early-controls/script';
import {HASH_PLACEHOLDER} from '../search-records/indexName';
import {buildWorker} from '../offline/buildWorker';
import {LISTS, writeList} from '../shipped-packages';
import {readBuiltPages, type BuiltPage} from './builtPages';
import {writeWithPolicy} from './hosting';
import {inlinePicture} from './inlinePicture';
import {inlineStyles, takeStyles} from './inlineStyles';
import {pageScripts} from './pageScripts';

interface Options extends Services {
  /** Whether the build keeps the help on readers' devices. */
  offline: boolean;
}

/**
 * What is done to the finished pages, one step after the other: Docusaurus runs the plugins'
 * `postBuild` all at once, and two that change the same pages would undo each other.
 *
 * Tests: tests/browser/styles.spec.ts, tests/browser/earlyControls.spec.ts,
 * tests/build/securityPolicy.test.ts
 */
export default function afterBuild({siteDir}: LoadContext, services: Options): Plugin {
  return {
    name: 'after-build',
    async postBuild({outDir, generatedFilesDir, baseUrl, routesPaths, siteConfig}) {
      const siteUrl = siteConfig.url;
      const [{pages, fullSheet}, searchIndex = ''] = await Promise.all([
        makeLean(outDir, generatedFilesDir, baseUrl),
        runTask('recordBuiltPages', {outDir, routesPaths, baseUrl, generatedFilesDir, siteUrl}),
      ]);
      const finished = pages.map(({file, html}) => ({
        file,
        html: html.replace(HASH_PLACEHOLDER, searchIndex),
      }));
      await writeWithPolicy(outDir, finished, services);
      writeList(
        generatedFilesDir,
        LISTS.worker,
        await buildWorker(siteDir, outDir, services.offline),
      );
      // For tests/browser/styles.spec.ts, which compares.
      await writeFile(path.join(generatedFilesDir, 'styles-before.css'), fullSheet);
    },
  };
}

/** @returns the pages, done but for the name of the index and the policy, and the sheet they linked */
async function makeLean(
  outDir: string,
  generatedFilesDir: string,
  baseUrl: string,
): Promise<{pages: BuiltPage[]; fullSheet: string}> {
  const pages = await readBuiltPages(outDir);
  const {full, used} = await takeStyles(
    outDir,
    pages.map(({html}) => html),
  );
  const addScripts = await pageScripts(outDir, generatedFilesDir, baseUrl);
  const lean = pages.map(({file, html}) => ({
    file,
    html: replaceStyleAttributes(
      enableColorModeButton(
        addScripts(inlinePicture(inlineStyles(html, used), outDir, baseUrl), file),
      ),
    ),
  }));
  return {pages: lean, fullSheet: full};
}
