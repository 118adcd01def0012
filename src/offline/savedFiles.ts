import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {PrecacheEntry} from 'workbox-precaching/_types';
import {cacheControlOf, HOST_FILES, ROBOTS_FILE} from '../../hosting/rules';
import {SITE} from '../config/site';
import type {FinishedBuild} from '../lib/finishedBuild';
import {routeOfBuiltFile} from '../lib/pageAddress';

/** What only hosts and other programs use. */
const UNUSED_OFFLINE = ['404.html', 'img/social-card.png', ROBOTS_FILE, ...HOST_FILES];
/**
 * Hidden files, what systems and editors leave, ready copies: not every host serves them, and one that is missing
 * means that nothing is saved.
 */
const UNSERVED = /(?:^|\/)(?:\.|Thumbs\.db$|desktop\.ini$)|~$|\.(?:br|gz)$/i;

/**
 * Lists what the service worker keeps: the pages, and whatever the bundler and the steps before have written for
 * browsers. Pages stand under their clean addresses and without `integrity`, since some hosts change them on the
 * way; other HTML could not be told from a host's own answers, and is left out.
 */
export function listSavedFiles({
  outDir,
  pages,
  clientFiles,
}: Pick<FinishedBuild, 'outDir' | 'pages' | 'clientFiles'>): PrecacheEntry[] {
  const others = clientFiles.written.filter((file) => !file.endsWith('.html'));
  return [...new Set([...pages.map(({file}) => file), ...others])]
    .filter((file) => !UNUSED_OFFLINE.includes(file) && !UNSERVED.test(file))
    .sort()
    .map((file) => describeFile(file, readFileSync(path.join(outDir, file))));
}

function describeFile(file: string, content: Buffer): PrecacheEntry {
  const hash = createHash('sha256').update(content);
  const url = SITE.baseUrl + routeOfBuiltFile(file);
  if (file.endsWith('.html')) return {url, revision: hash.digest('hex').slice(0, 12)};
  const integrity = `sha256-${hash.digest('base64')}`;
  const isHashed = cacheControlOf(file).includes('immutable');
  return {url, revision: isHashed ? null : integrity.slice(7, 19), integrity};
}
