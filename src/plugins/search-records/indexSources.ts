import {existsSync} from 'node:fs';
import {mkdir, readdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {SEARCH_DATA} from '../../data/searchKeywords';
import {embeddedIndex} from './embeddedIndex';
import {INDEX_NAME} from './indexName';
import {htmlFromMarkdown, urlOfPage} from './markdownPage';
import {readPage, type PageText} from './pageText';

interface Sources {
  /** Folder of the pages. */
  docs: string;
  /** The site's address, with base path, and this path alone. */
  site: string;
  baseUrl: string;
  /** Where the index goes. */
  folder: string;
}

/** Makes the index of `npm start`, where no built pages exist, from the pages' Markdown. */
export async function indexSources({docs, site, baseUrl, folder}: Sources): Promise<void> {
  const index = embeddedIndex(await pagesFromSources(docs, site), SEARCH_DATA, baseUrl);
  await mkdir(folder, {recursive: true});
  await writeFile(path.join(folder, INDEX_NAME), JSON.stringify(index));
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
