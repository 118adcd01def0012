import {readFileSync} from 'node:fs';
import path from 'node:path';
import {routeOfBuiltFile} from '../../lib/pageAddress';
import {rememberByFile} from '../../lib/rememberByFile';
import {HASH_PLACEHOLDER} from '../search-records/indexName';
import {readPage, type PageText} from '../search-records/pageText';
import {classesIn, wordsOf} from './words';

/** Where a build is and will be. */
export interface Build {
  outDir: string;
  baseUrl: string;
  /** The site's address, without base path. */
  siteUrl: string;
}

interface Words {
  /** As wordsOf gives them. */
  words: string;
  /** Classes of a page's elements, as classesIn gives them. */
  classes: string;
}

interface SearchedPage {
  /** What the search reads; nothing but in a documentation page. */
  text: PageText | undefined;
  /** Whether the page names the search index. */
  searches: boolean;
}

/** Words of a page, a script or a sheet, by its path. */
export const readWords = rememberByFile((file: string): Words => {
  const text = readFileSync(file, 'utf8');
  return {words: wordsOf(text), classes: file.endsWith('.html') ? classesIn(text) : ''};
});

const readSearched = rememberByFile((file: string, url: string): SearchedPage => {
  const html = readFileSync(file, 'utf8');
  return {text: readPage(html, url), searches: html.includes(HASH_PLACEHOLDER)};
});

/** @param file a page's path below the build's folder, with forward slashes */
export function readSearchedPage({outDir, siteUrl, baseUrl}: Build, file: string): SearchedPage {
  return readSearched(path.join(outDir, file), siteUrl + baseUrl + routeOfBuiltFile(file));
}
