import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {PrecacheEntry} from 'workbox-precaching/_types';
import {cacheControlOf} from '../../hosting/rules';
import {listFiles} from '../lib/listFiles';
import {SITE} from '../config/site';
import {routeOfBuiltFile} from '../lib/pageAddress';

/** What readers use: pages, scripts, styles, pictures, the search index. */
const SAVED = /\.(?:html|js|css|svg|png|webp|jpg|woff2)$|^(?:search-index|glossary)\.json$/;
/** What only hosts and other programs use. */
const UNUSED_OFFLINE = /^(?:sw\.js|404\.html|img\/social-card\.png)$/;

/**
 * Lists what the service worker keeps, pages under their clean addresses and without `integrity`, since
 * some hosts change them on the way.
 *
 * @param outDir folder of the finished build
 */
export async function listSavedFiles(outDir: string): Promise<PrecacheEntry[]> {
  const files = (await listFiles(outDir)).filter(
    (file) => SAVED.test(file) && !UNUSED_OFFLINE.test(file),
  );
  return files.map((file) => describeFile(file, readFileSync(path.join(outDir, file))));
}

function describeFile(file: string, content: Buffer): PrecacheEntry {
  const hash = createHash('sha256').update(content);
  const url = SITE.baseUrl + routeOfBuiltFile(file);
  if (file.endsWith('.html')) return {url, revision: hash.digest('hex').slice(0, 12)};
  const integrity = `sha256-${hash.digest('base64')}`;
  const isHashed = cacheControlOf(file).includes('immutable');
  return {url, revision: isHashed ? null : integrity.slice(7, 19), integrity};
}
