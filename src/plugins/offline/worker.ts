import path from 'node:path';
import {build} from 'esbuild';
import {NOT_FOUND_PAGE} from '../../../hosting/rules';
import {SITE} from '../../config/site';
import {listSavedFiles} from './savedFiles';

/**
 * Writes sw.js into a finished build: the service worker with the list of what it saves, or, when
 * offline help is off, the one that removes it.
 *
 * @param siteDir folder of the site
 * @param outDir folder of the build, in which nothing changes any more
 * @param enabled whether readers get offline help
 * @returns files that are in the worker
 * @throws Error of esbuild when the worker's code is faulty
 */
export async function buildWorker(
  siteDir: string,
  outDir: string,
  enabled: boolean,
): Promise<string[]> {
  const worker = enabled ? 'worker.ts' : 'removal.ts';
  const {metafile} = await build({
    entryPoints: [path.join(siteDir, 'src/serviceWorker', worker)],
    outfile: path.join(outDir, 'sw.js'),
    bundle: true,
    metafile: true,
    minify: true,
    format: 'iife',
    legalComments: 'none',
    logLevel: 'warning',
    // The browsers of package.json's browserslist.
    target: ['chrome111', 'edge111', 'firefox114', 'safari16.4'],
    define: {
      'process.env.NODE_ENV': '"production"',
      SAVED_FILES: JSON.stringify(enabled ? await listSavedFiles(outDir) : []),
      BASE_URL: JSON.stringify(SITE.baseUrl),
      NOT_FOUND_PAGE: JSON.stringify(NOT_FOUND_PAGE),
    },
  });
  return Object.keys(metafile.inputs);
}
