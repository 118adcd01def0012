import {createHash} from 'node:crypto';
import {existsSync, mkdirSync, writeFileSync} from 'node:fs';
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
export function recordBuiltPages({
  routesPaths,
  generatedFilesDir,
  ...build
}: FinishedBuild): string | undefined {
  const {outDir, baseUrl} = build;
  const files = routesPaths
    .map((route) => fileOfRoute(route.slice(baseUrl.length)))
    .filter((file) => existsSync(path.join(outDir, file)));
  const read = files.map((file) => readSearchedPage(build, file));
  const pages = read.flatMap(({text}) => text ?? []);
  const records = pages.flatMap((page) => recordsOfPage(page, SEARCH_DATA, baseUrl));
  const recordsFolder = path.join(generatedFilesDir, 'search-records');
  mkdirSync(recordsFolder, {recursive: true});
  writeFileSync(path.join(recordsFolder, 'records.json'), JSON.stringify(records));
  if (!read.some(({searches}) => searches)) return undefined;
  return writeIndex(outDir, embeddedIndex(pages, SEARCH_DATA, baseUrl));
}

function fileOfRoute(route: string): string {
  return route.endsWith('.html') ? route : path.posix.join(route, 'index.html');
}

function writeIndex(outDir: string, index: EmbeddedIndex): string {
  const json = JSON.stringify(index);
  const hash = createHash('sha256').update(json).digest('hex').slice(0, 8);
  const name = HASH_PLACEHOLDER.replace('HASH', hash);
  writeFileSync(path.join(outDir, name), json);
  return name;
}
