import {existsSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {generate} from '@docusaurus/utils';
import {load} from 'js-yaml';
import {listFiles} from '../../lib/listFiles';
import {isPageFile, routeOfPage} from '../../lib/pageAddress';
import {documentOfMarkdown} from '../../lib/documentOfMarkdown';
import {SEARCH_DATA} from '../data/keywords';
import {INDEX_NAME} from '../settings';
import {embeddedIndex} from './embeddedIndex';
import {readSections, type PageText} from './pageText';

/**
 * Writes the index of `npm start`, where no built pages exist, from the pages' Markdown in `docs`.
 *
 * @param siteUrl the site's address, with base path
 */
export async function writeDevelopmentIndex(docs: string, siteUrl: string, folder: string) {
  const pages = await readSources(docs, siteUrl);
  const index = embeddedIndex(pages, SEARCH_DATA, new URL(siteUrl).pathname);
  await generate(folder, INDEX_NAME, JSON.stringify(index));
}

/** @returns what the search reads from each page that can be read, as its Markdown has it, sorted by file */
export async function readSources(docs: string, siteUrl: string): Promise<PageText[]> {
  const files = (await listFiles(docs)).filter(isPageFile);
  const pages = files.map((file) => readSource(docs, file, siteUrl).catch(() => []));
  return (await Promise.all(pages)).flat();
}

async function readSource(docs: string, file: string, siteUrl: string): Promise<PageText> {
  const {frontMatter, body} = documentOfMarkdown(await readFile(path.join(docs, file), 'utf8'));
  // Its letters (../../markdown/blocks/letters.ts).
  const letters = frontMatter.kind === 'glossary' ? body.querySelectorAll('h2') : [];
  for (const letter of Array.from(letters)) letter.remove();
  const [folder = ''] = file.split('/');
  const categoryFile = ['json', 'yml', 'yaml']
    .map((ending) => path.join(docs, folder, `_category_.${ending}`))
    .find(existsSync);
  // As Docusaurus reads all three.
  const category = categoryFile && load(await readFile(categoryFile, 'utf8'));
  const {label} = (category ?? {}) as {label?: string};
  const title = String(frontMatter.title ?? '');
  const description = String(frontMatter.description ?? '');
  const [url, sections] = [siteUrl + routeOfPage(file), readSections(body, title)];
  return {url, title, siteSection: label || title, description, sections};
}
