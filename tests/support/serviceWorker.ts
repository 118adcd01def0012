import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {PrecacheEntry} from 'workbox-precaching/_types';

/**
 * @param folder of a build
 * @returns the list of files that its service worker saves
 * @throws Error when the worker has none
 */
export function savedFilesOf(folder: string): PrecacheEntry[] {
  const worker = readFileSync(path.join(folder, 'sw.js'), 'utf8');
  const [, list] = /^const SAVED_FILES=(.*);$/m.exec(worker) ?? [];
  if (!list) throw new Error('sw.js has no list of files. Look at src/offline/writeWorker.ts.');
  return JSON.parse(list) as PrecacheEntry[];
}
