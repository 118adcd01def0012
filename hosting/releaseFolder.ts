import {copyFile, mkdir, rename, rm, stat, utimes} from 'node:fs/promises';
import path from 'node:path';
import {listFiles} from '../src/lib/listFiles';
import {CACHE_RULES, globPattern} from './rules';

/** What a release did: paths below the site's folder, in the order of their doing. */
export interface ReleaseReport {
  /** Hashed files that were not there, put up first. */
  assets: string[];
  /** Everything else, pages last. */
  pages: string[];
  /** Files of earlier releases that are gone for good. */
  deleted: string[];
  /** Hashed files of earlier releases that are kept for readers who are still on an old page. */
  kept: string[];
}

export interface ReleaseOptions {
  /** How long a hashed file stays after the last release that had it, in milliseconds. */
  keepFor: number;
  /** Time of this release, in milliseconds since 1970. */
  now: number;
  /** Only works out what is to be done. */
  dryRun?: boolean;
  /** Told of each file before it is written or deleted. */
  onStep?: (action: 'put' | 'delete', file: string) => void | Promise<void>;
}

const [HASHED] = CACHE_RULES;
const COPY = /\.(?:br|gz)$/;
/** Ending of a file that is being written; a release that was cut short leaves one behind. */
const HALF = '.upload';

/** Whether a file's name changes with its content, so that releases can stand side by side. */
export function isHashedFile(file: string): boolean {
  const original = file.replace(COPY, '');
  return HASHED?.paths.some((path) => globPattern(path).test(original)) ?? false;
}

/**
 * Puts a build live in a folder that a host serves, so that no reader meets a page whose parts are
 * missing: hashed files first, then what the pages name, then pages, the service worker last; old
 * hashed files stay for a time, for readers who have an old page open.
 *
 * The time of a hashed file on the host is that of the last release that had it.
 *
 * @param build finished build, compressed if the host wants that
 * @param live folder that the host serves under the base path
 * @throws Error of the file system; the release can be run again from the start
 */
export async function releaseFolder(
  build: string,
  live: string,
  {keepFor, now, onStep, dryRun = false}: ReleaseOptions,
): Promise<ReleaseReport> {
  const files = await listFiles(build);
  const before = await listFiles(live).catch(() => []);
  const present = new Set(before);
  const report: ReleaseReport = {assets: [], pages: [], deleted: [], kept: []};
  const putLive = async (file: string): Promise<void> => {
    await onStep?.('put', file);
    if (!dryRun) await put(build, live, file);
  };

  for (const file of files.filter(isHashedFile)) {
    if (!present.has(file)) {
      await putLive(file);
      report.assets.push(file);
    }
    if (!dryRun) await utimes(path.join(live, file), now / 1000, now / 1000);
  }
  for (const file of files.filter((name) => !isHashedFile(name)).sort(byTurn)) {
    await putLive(file);
    report.pages.push(file);
  }
  const current = new Set(files);
  for (const file of before.filter((name) => !current.has(name))) {
    const age = now - (await stat(path.join(live, file))).mtimeMs;
    if (isHashedFile(file) && !file.endsWith(HALF) && age < keepFor) {
      report.kept.push(file);
    } else {
      await onStep?.('delete', file);
      if (!dryRun) await rm(path.join(live, file));
      report.deleted.push(file);
    }
  }
  return report;
}

/** Pictures and lists, then pages, then the worker that saves all of it. Copies before originals. */
function byTurn(one: string, other: string): number {
  return turn(one) - turn(other) || one.localeCompare(other, 'en');
}

function turn(file: string): number {
  const original = file.replace(COPY, '');
  const late = original === 'sw.js' ? 4 : original.endsWith('.html') ? 2 : 0;
  return late + (COPY.test(file) ? 0 : 1);
}

/** Readers get the old file or the new one, never half of one. */
async function put(build: string, live: string, file: string): Promise<void> {
  const target = path.join(live, file);
  const half = target + HALF;
  await mkdir(path.dirname(target), {recursive: true});
  await copyFile(path.join(build, file), half);
  await rename(half, target);
}
