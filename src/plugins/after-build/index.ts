import {readdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Services} from '../../../hosting/policy';
import {replaceStyleAttributes} from '../../../hosting/securePage';
import {runTask} from '../build-thread/thread';
import {enableColorModeButton} from '../early-controls/script';
import {HASH_PLACEHOLDER} from '../search-records/indexName';
import {buildWorker} from '../offline/buildWorker';
import {LISTS, writeList} from '../shipped-packages';
import {prepareHosting} from './hosting';
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
export default function afterBuild(_context: LoadContext, services: Options): Plugin {
  return {
    name: 'after-build',
    async postBuild({outDir, generatedFilesDir, baseUrl, routesPaths, siteConfig}) {
      const siteUrl = siteConfig.url;
      const [{full, used}, searchIndex = ''] = await Promise.all([
        takeStyles(outDir),
        runTask('recordBuiltPages', {outDir, routesPaths, baseUrl, generatedFilesDir, siteUrl}),
      ]);
      const addScripts = await pageScripts(outDir, generatedFilesDir, baseUrl);
      await editPages(outDir, (html, file) =>
        replaceStyleAttributes(
          enableColorModeButton(
            addScripts(inlinePicture(inlineStyles(html, used), outDir, baseUrl), file),
          ),
        ).replace(HASH_PLACEHOLDER, searchIndex),
      );
      await prepareHosting(outDir, services);
      writeList(generatedFilesDir, LISTS.worker, await buildWorker(outDir, services.offline));
      // For tests/browser/styles.spec.ts, which compares.
      await writeFile(path.join(generatedFilesDir, 'styles-before.css'), full);
    },
  };
}

async function editPages(
  outDir: string,
  edit: (html: string, file: string) => string,
): Promise<void> {
  const files = (await readdir(outDir, {recursive: true})).filter((file) => file.endsWith('.html'));
  await Promise.all(
    files.map(async (file) => {
      const page = path.join(outDir, file);
      await writeFile(page, edit(await readFile(page, 'utf8'), file));
    }),
  );
}
