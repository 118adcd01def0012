import {createHash} from 'node:crypto';
import {existsSync} from 'node:fs';
import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {SEARCH_DATA} from '../../data/searchKeywords';
import type {EmbeddedIndex} from '../../lib/search/types';
import {readSearchedPage, type Build} from '../after-build/builtFile';
import {embeddedIndex} from './embeddedIndex';
import {HASH_PLACEHOLDER} from './indexName';
import {recordsOfPage} from './records';

interface FinishedBuild extends Build {
  routesPaths: readonly string[];
  generatedFilesDir: string;
}

/**
 * Makes the records of a finished build, and the index that browsers search.
 *
 * @returns the index's name, for the pages in place of HASH_PLACEHOLDER; none when the pages ask for none
 */
export async function recordBuiltPages({
  routesPaths,
  generatedFilesDir,
  ...build
}: FinishedBuild): Promise<string | undefined> {
  const {outDir, baseUrl} = build;
  const files = routesPaths
    .map((route) => fileOfRoute(route.slice(baseUrl.length)))
    .filter((file) => existsSync(path.join(outDir, file)));
  const read = await Promise.all(files.map((file) => readSearchedPage(build, file)));
  const pages = read.flatMap(({text}) => text ?? []);
  const records = pages.flatMap((page) => recordsOfPage(page, SEARCH_DATA, baseUrl));
  const recordsFolder = path.join(generatedFilesDir, 'search-records');
  await mkdir(recordsFolder, {recursive: true});
  await writeFile(path.join(recordsFolder, 'records.json'), JSON.stringify(records));
  if (!read.some(({searches}) => searches)) return undefined;
  return writeIndex(outDir, embeddedIndex(pages, SEARCH_DATA, baseUrl));
}

function fileOfRoute(route: string): string {
  return route.endsWith('.html') ? route : path.posix.join(route, 'index.html');
}

async function writeIndex(outDir: string, index: EmbeddedIndex): Promise<string> {
  const json = JSON.stringify(index);
  const hash = createHash('sha256').update(json).digest('hex').slice(0, 8);
  const name = HASH_PLACEHOLDER.replace('HASH', hash);
  await writeFile(path.join(outDir, name), json);
  return name;
}
