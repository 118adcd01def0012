import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import {build} from 'esbuild';
import {NOT_FOUND_PAGE} from '../../../hosting/rules';
import {SITE} from '../../config/site';
import {listSavedFiles} from './savedFiles';

interface BundledWorker {
  /** Its script, all but the list of files. */
  code: string;
  /** Modules that are in it. */
  modules: string[];
  /** Whether it saves files. */
  saves: boolean;
}

/**
 * Bundles the service worker, or, when offline help is off, the one that removes it.
 *
 * @param siteDir folder of the site
 * @param enabled whether readers get offline help
 * @throws Error of esbuild when the worker's code is faulty
 */
export async function bundleWorker(siteDir: string, enabled: boolean): Promise<BundledWorker> {
  const {metafile, outputFiles} = await build({
    entryPoints: [path.join(siteDir, 'src/serviceWorker', enabled ? 'worker.ts' : 'removal.ts')],
    bundle: true,
    metafile: true,
    minify: true,
    write: false,
    format: 'iife',
    legalComments: 'none',
    logLevel: 'warning',
    // The browsers of package.json's browserslist.
    target: ['chrome111', 'edge111', 'firefox114', 'safari16.4'],
    define: {
      'process.env.NODE_ENV': '"production"',
      BASE_URL: JSON.stringify(SITE.baseUrl),
      NOT_FOUND_PAGE: JSON.stringify(NOT_FOUND_PAGE),
    },
  });
  const code = outputFiles.map(({text}) => text).join('');
  return {code, modules: Object.keys(metafile.inputs), saves: enabled};
}

/**
 * Writes sw.js into a finished build, with the list of what the worker saves.
 *
 * @param outDir folder of the build, in which nothing changes any more
 */
export async function writeWorker(outDir: string, {code, saves}: BundledWorker): Promise<void> {
  const list = saves ? `const SAVED_FILES=${JSON.stringify(await listSavedFiles(outDir))};\n` : '';
  await writeFile(path.join(outDir, 'sw.js'), list + code);
}
