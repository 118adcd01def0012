import {createHash} from 'node:crypto';
import {existsSync} from 'node:fs';
import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {SEARCH_DATA} from '../../data/searchKeywords';
import type {EmbeddedIndex} from '../../lib/search/types';
import {embeddedIndex} from './embeddedIndex';
import {HASH_PLACEHOLDER} from './indexName';
import {readPage} from './pageText';
import {recordsOfPage} from './records';

interface FinishedBuild {
  outDir: string;
  routesPaths: readonly string[];
  baseUrl: string;
  generatedFilesDir: string;
  /** The site's address, without base path. */
  siteUrl: string;
}

/**
 * Makes the records of a finished build, and the index that browsers search.
 *
 * @returns the index's name, for the pages in place of HASH_PLACEHOLDER; none when the pages ask for none
 */
export async function recordBuiltPages({
  outDir,
  routesPaths,
  baseUrl,
  generatedFilesDir,
  siteUrl,
}: FinishedBuild): Promise<string | undefined> {
  const files = await readPages(outDir, baseUrl, routesPaths);
  const pages = files
    .map(({html, url}) => readPage(html, siteUrl + url))
    .filter((page) => page !== undefined);
  const records = pages.flatMap((page) => recordsOfPage(page, SEARCH_DATA, baseUrl));
  const recordsFolder = path.join(generatedFilesDir, 'search-records');
  await mkdir(recordsFolder, {recursive: true});
  await writeFile(path.join(recordsFolder, 'records.json'), JSON.stringify(records));
  if (!files.some(({html}) => html.includes(HASH_PLACEHOLDER))) return undefined;
  return writeIndex(outDir, embeddedIndex(pages, SEARCH_DATA, baseUrl));
}

interface BuiltPage {
  url: string;
  html: string;
}

async function readPages(
  outDir: string,
  baseUrl: string,
  routes: readonly string[],
): Promise<BuiltPage[]> {
  const pages = routes.map(async (url): Promise<BuiltPage | undefined> => {
    const route = url.slice(baseUrl.length);
    const file = path.join(
      outDir,
      route.endsWith('.html') ? route : path.join(route, 'index.html'),
    );
    return existsSync(file) ? {url, html: await readFile(file, 'utf8')} : undefined;
  });
  return (await Promise.all(pages)).filter((page) => page !== undefined);
}

async function writeIndex(outDir: string, index: EmbeddedIndex): Promise<string> {
  const json = JSON.stringify(index);
  const hash = createHash('sha256').update(json).digest('hex').slice(0, 8);
  const name = HASH_PLACEHOLDER.replace('HASH', hash);
  await writeFile(path.join(outDir, name), json);
  return name;
}
