import {createHash} from 'node:crypto';
import {existsSync} from 'node:fs';
import {mkdir, readdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin, Props} from '@docusaurus/types';
import {SEARCH_KEYWORDS, SEARCH_PAGE_WEIGHTS} from '../../data/searchKeywords';
import type {EmbeddedIndex} from '../../lib/search/types';
import {embeddedIndex} from './embeddedIndex';
import {htmlFromMarkdown, urlOfPage} from './markdownPage';
import {readPage, type PageText} from './pageText';
import {recordsOfPage} from './records';

/** Where the browser finds the index; the build replaces the placeholder by the content's hash. */
const INDEX_NAME = 'search-index.json';
const HASH_PLACEHOLDER = 'search-index.HASH.json';

const SEARCH_DATA = {keywords: SEARCH_KEYWORDS, weights: SEARCH_PAGE_WEIGHTS};

interface PluginOptions {
  /** Whether the browser answers queries; otherwise no index is shipped. */
  embedded: boolean;
}

/**
 * Makes the search's records: in a build from the built pages, under `npm start` from the Markdown,
 * so that search answers there too.
 */
export default function searchRecords(
  {siteDir, baseUrl, generatedFilesDir, siteConfig}: LoadContext,
  {embedded}: PluginOptions,
): Plugin {
  const developing = process.env.NODE_ENV === 'development';
  const docs = path.join(siteDir, 'docs');
  const recordsFolder = path.join(generatedFilesDir, 'search-records');

  return {
    name: 'search-records',

    async loadContent() {
      if (!developing) return;
      const pages = await pagesFromSources(docs, siteConfig.url + baseUrl);
      const index = embeddedIndex(pages, SEARCH_DATA, baseUrl);
      await mkdir(recordsFolder, {recursive: true});
      await writeFile(path.join(recordsFolder, INDEX_NAME), JSON.stringify(index));
    },

    getPathsToWatch: () => [path.join(docs, '**/*.{md,mdx,json}')],

    configureWebpack() {
      if (!developing) return {};
      const devServer = {static: [{directory: recordsFolder, publicPath: baseUrl}]};
      return {devServer} as ReturnType<NonNullable<Plugin['configureWebpack']>>;
    },

    injectHtmlTags() {
      if (!embedded) return {};
      const content = `${baseUrl}${developing ? INDEX_NAME : HASH_PLACEHOLDER}`;
      return {headTags: [{tagName: 'meta', attributes: {name: 'search-index', content}}]};
    },
  };
}

/** Makes the records of a finished build; called by the plugin after-build, in its turn. */
export async function recordBuiltPages({
  outDir,
  routesPaths,
  baseUrl,
  generatedFilesDir,
  siteConfig,
}: Pick<
  Props,
  'outDir' | 'routesPaths' | 'baseUrl' | 'generatedFilesDir' | 'siteConfig'
>): Promise<void> {
  const files = await readPages(outDir, baseUrl, routesPaths);
  const pages = files
    .map(({html, url}) => readPage(html, siteConfig.url + url))
    .filter((page) => page !== undefined);
  const records = pages.flatMap((page) => recordsOfPage(page, SEARCH_DATA, baseUrl));
  const recordsFolder = path.join(generatedFilesDir, 'search-records');
  await mkdir(recordsFolder, {recursive: true});
  await writeFile(path.join(recordsFolder, 'records.json'), JSON.stringify(records));
  const embedded = files.some(({html}) => html.includes(HASH_PLACEHOLDER));
  if (embedded) await writeIndex(outDir, embeddedIndex(pages, SEARCH_DATA, baseUrl), files);
}

interface BuiltPage {
  file: string;
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
    return existsSync(file) ? {file, url, html: await readFile(file, 'utf8')} : undefined;
  });
  return (await Promise.all(pages)).filter((page) => page !== undefined);
}

async function writeIndex(
  outDir: string,
  index: EmbeddedIndex,
  pages: readonly BuiltPage[],
): Promise<void> {
  const json = JSON.stringify(index);
  const hash = createHash('sha256').update(json).digest('hex').slice(0, 8);
  const name = HASH_PLACEHOLDER.replace('HASH', hash);
  await writeFile(path.join(outDir, name), json);
  await Promise.all(
    pages.map(({file, html}) => writeFile(file, html.replace(HASH_PLACEHOLDER, name))),
  );
}

async function pagesFromSources(docs: string, address: string): Promise<PageText[]> {
  const files = (await readdir(docs, {recursive: true})).filter((file) => /\.mdx?$/.test(file));
  const pages = files.sort().map(async (file) => {
    const source = await readFile(path.join(docs, file), 'utf8');
    const section = await sectionLabel(docs, file);
    return readPage(htmlFromMarkdown(source, section), urlOfPage(file, address));
  });
  return (await Promise.all(pages)).filter((page) => page !== undefined);
}

async function sectionLabel(docs: string, file: string): Promise<string> {
  const [folder = ''] = file.split(path.sep);
  const categoryFile = path.join(docs, folder, '_category_.json');
  if (!existsSync(categoryFile)) return '';
  const {label} = JSON.parse(await readFile(categoryFile, 'utf8')) as {label: string};
  return label;
}
