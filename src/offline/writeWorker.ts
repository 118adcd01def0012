import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import {browserslist} from '../../package.json';
import type {FinishingStep} from '../lib/finishedBuild';
import {listSavedFiles} from './savedFiles';

/**
 * Writes sw.js into a finished build: the service worker with the list of what it saves or, when readers
 * get no offline help, the one that removes it. Nothing in the build may change after it, since the list has
 * hashes of every file.
 */
export function writeServiceWorker({enabled}: {enabled: boolean}): FinishingStep {
  return async (build) => {
    const {siteDir, outDir, clientFiles} = build;
    const esbuild = await import('esbuild');
    const {metafile, outputFiles} = await esbuild.build({
      entryPoints: [path.join(siteDir, 'src/offline/worker', enabled ? 'worker.ts' : 'removal.ts')],
      bundle: true,
      metafile: true,
      minify: true,
      write: false,
      format: 'iife',
      legalComments: 'none',
      logLevel: 'warning',
      // In esbuild's names: ios16.4 for "ios_saf >= 16.4".
      target: browserslist.map((oldest) => oldest.replace('ios_saf', 'ios').replace(' >= ', '')),
      define: {'process.env.NODE_ENV': '"production"'},
    });
    const code = outputFiles.map(({text}) => text).join('');
    const list = enabled ? `const SAVED_FILES=${JSON.stringify(listSavedFiles(build))};\n` : '';
    await writeFile(path.join(outDir, 'sw.js'), list + code);
    clientFiles.sources.push(...Object.keys(metafile.inputs));
  };
}
