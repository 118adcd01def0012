import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Services} from '../../../hosting/policy';
import {replaceStyleAttributes} from '../../../hosting/securePage';
import {runTask} from '../../lib/buildThread/thread';
import {besideRendering} from '../besideRendering';
import {enableColorModeButton} from '../early-controls/script';
import {HASH_PLACEHOLDER} from '../search-records/indexName';
import {bundleWorker, writeWorker} from '../offline/worker';
import {LISTS, writeList} from '../shipped-packages';
import {readBuiltPages} from './builtPages';
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
export default function afterBuild(
  {siteDir, outDir, baseUrl, siteConfig}: LoadContext,
  services: Options,
): Plugin {
  const build = {outDir, baseUrl, siteUrl: siteConfig.url};
  const {configureWebpack, result: worker} = besideRendering(() => {
    runTask('readAhead', build).catch(() => undefined); // nothing depends on it
    return bundleWorker(siteDir, services.offline);
  });
  return {
    name: 'after-build',

    configureWebpack,

    async postBuild({generatedFilesDir, routesPaths}) {
      const reading = runTask('wordsOfBuild', outDir);
      const recording = reading.then(() =>
        runTask('recordBuiltPages', {...build, routesPaths, generatedFilesDir}),
      );
      const addScripts = await pageScripts(outDir, generatedFilesDir, baseUrl);
      const lean = (await readBuiltPages(outDir)).map(({file, html}) => ({
        file,
        html: replaceStyleAttributes(
          enableColorModeButton(addScripts(inlinePicture(html, outDir, baseUrl), file)),
        ),
      }));
      const {full, used} = await takeStyles(outDir, await reading);
      const searchIndex = (await recording) ?? '';
      const finished = lean.map(({file, html}) => ({
        file,
        html: inlineStyles(html, used).replace(HASH_PLACEHOLDER, searchIndex),
      }));
      await writeWithPolicy(outDir, finished, services);
      const bundled = await worker();
      writeList(generatedFilesDir, LISTS.worker, bundled.modules);
      await writeWorker(outDir, bundled);
      // For tests/browser/styles.spec.ts, which compares.
      await writeFile(path.join(generatedFilesDir, 'styles-before.css'), full);
    },
  };
}
