import {createHash} from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import {threadId} from 'node:worker_threads';
import type {Ended} from './docusaurus';
import {PARTS, ROOT} from './siteCopy';

/** What a build is made from. */
const SOURCES = [...PARTS, 'package-lock.json'];

/** Folder of what is kept under a name. */
export function cacheFolder(name: string): string {
  return path.join(ROOT, '.cache', name);
}

/**
 * Makes a build and keeps it in .cache, unless there is one of the same sources and settings.
 *
 * @param settings all that it is made from besides the site's own sources
 * @param make builds into a folder
 * @returns what the build printed
 * @throws Error with the build's own words when it fails
 */
export async function keepBuild(
  name: string,
  settings: unknown,
  make: (folder: string) => Promise<Ended>,
): Promise<string> {
  const cache = cacheFolder(name);
  const stamp = path.join(cache, 'made-from');
  const printed = path.join(cache, 'printed');
  const madeFrom = fingerprint(settings);
  const isThere = (): boolean => existsSync(stamp) && readFileSync(stamp, 'utf8') === madeFrom;
  if (isThere()) return readFileSync(printed, 'utf8');
  // Two test runs, or two files of one, may want it at once: each builds in its own folder, and the first stays.
  const apart = `${cache}-${String(process.pid)}-${String(threadId)}`;
  rmSync(apart, {recursive: true, force: true});
  mkdirSync(apart, {recursive: true});
  try {
    const {failed, output} = await make(apart);
    if (failed) throw new Error(`The ${name} build failed.\n${output}`);
    if (isThere()) return output;
    writeFileSync(path.join(apart, 'printed'), output);
    writeFileSync(path.join(apart, 'made-from'), madeFrom);
    try {
      rmSync(cache, {recursive: true, force: true});
      renameSync(apart, cache);
    } catch (error) {
      if (!isThere()) throw error; // the other run was first, between the look and the move
    }
    return output;
  } finally {
    rmSync(apart, {recursive: true, force: true}); // what failed, or came second
  }
}

function fingerprint(settings: unknown): string {
  const hash = createHash('sha256').update(JSON.stringify(settings));
  for (const file of SOURCES.flatMap(filesOf)) {
    hash.update(file).update(readFileSync(path.join(ROOT, file)));
  }
  return hash.digest('hex');
}

function filesOf(source: string): string[] {
  if (!statSync(path.join(ROOT, source)).isDirectory()) return [source];
  return readdirSync(path.join(ROOT, source), {recursive: true, encoding: 'utf8'})
    .map((file) => path.join(source, file))
    .filter((file) => statSync(path.join(ROOT, file)).isFile())
    .sort();
}
