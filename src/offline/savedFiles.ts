import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {CACHE_RULES, globPattern} from '../../hosting/rules';
import {listFiles} from '../lib/listFiles';
import {SITE} from '../config/site';
import {routeOfBuiltFile} from '../lib/pageAddress';

/** One file that the service worker keeps: see worker/build.d.ts. */
export interface SavedFile {
  url: string;
  revision: string | null;
  integrity?: string;
}

/** What readers use: pages, scripts, styles, pictures, the search index. */
const SAVED = /\.(?:html|js|css|svg|png|webp|jpg|woff2)$|^(?:search-index|glossary)\.json$/;
/** What only other programs use. */
const UNUSED_OFFLINE = /^(?:sw\.js|img\/social-card\.png$)/;
const [HASHED] = CACHE_RULES;

/**
 * Lists what the service worker keeps, pages under their clean addresses.
 *
 * @param outDir folder of the finished build
 */
export async function listSavedFiles(outDir: string): Promise<SavedFile[]> {
  const files = (await listFiles(outDir)).filter(
    (file) => SAVED.test(file) && !UNUSED_OFFLINE.test(file),
  );
  return files.map((file) => describeFile(file, readFileSync(path.join(outDir, file))));
}

function describeFile(file: string, content: Buffer): SavedFile {
  const hash = createHash('sha256').update(content);
  const url = SITE.baseUrl + routeOfBuiltFile(file);
  // Some hosts change pages on the way, so a page is known by its revision alone.
  if (file.endsWith('.html')) return {url, revision: hash.digest('hex').slice(0, 12)};
  const integrity = `sha256-${hash.digest('base64')}`;
  return {url, revision: isHashed(file) ? null : integrity.slice(7, 19), integrity};
}

function isHashed(file: string): boolean {
  return HASHED?.paths.some((glob) => globPattern(glob).test(file)) ?? false;
}
