import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {parseMarkdownHeadingId} from '@docusaurus/utils';
import type {Heading, Image, Link, Root, Table} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {isPageFile} from '../../src/lib/pageAddress';
import {splitFrontMatter} from '../../src/lib/splitFrontMatter';
import type {PageFrontMatter} from '../../src/markdown/frontMatter';
import {parseMarkdown} from '../../src/markdown/parseMarkdown';

export const DOCS_FOLDER = path.resolve(__dirname, '../../docs');

/** A heading with its explicit id, if it has one. */
interface PageHeading {
  depth: number;
  text: string;
  id: string | undefined;
}

/** One page of docs/, read and parsed once. */
export interface DocPage {
  /** Path below docs/, with forward slashes. */
  file: string;
  frontMatter: PageFrontMatter;
  /** Text without front matter. */
  body: string;
  tree: Root;
  headings: PageHeading[];
  images: Image[];
  links: Link[];
  tables: Table[];
  /** Sentences and words as read, code and tables left out. */
  prose: string;
}

let pages: readonly DocPage[] | undefined;

/** @returns every page below docs/, sorted by path; read once for all test files of a thread */
export function readDocs(): readonly DocPage[] {
  return (pages ??= readDocsIn(DOCS_FOLDER));
}

/** @returns every page below a folder, sorted by path */
export function readDocsIn(folder: string): DocPage[] {
  return filesIn(folder)
    .filter(isPageFile)
    .sort()
    .map((file) => readPage(folder, file));
}

/** @returns paths of the files below a folder, with forward slashes; none that systems and editors hide there */
export function filesIn(folder: string): string[] {
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => !/(?:^|\/)\./.test(file));
}

function readPage(folder: string, file: string): DocPage {
  const source = readFileSync(path.join(folder, file), 'utf8');
  const {frontMatter, tree} = parseMarkdown(source, file);
  return {
    file,
    frontMatter: frontMatter as unknown as PageFrontMatter,
    body: splitFrontMatter(source).content,
    tree,
    headings: collect<Heading>(tree, 'heading').map(toHeading),
    images: collect<Image>(tree, 'image'),
    links: collect<Link>(tree, 'link'),
    tables: collect<Table>(tree, 'table'),
    prose: proseOf(tree),
  };
}

function collect<T>(tree: Root, type: string): T[] {
  const found: T[] = [];
  visit(tree, type, (node) => {
    found.push(node as unknown as T);
  });
  return found;
}

function toHeading(node: Heading): PageHeading {
  return {depth: node.depth, ...parseMarkdownHeadingId(toString(node))};
}

function proseOf(tree: Root): string {
  const paragraphs: string[] = [];
  visit(tree, 'paragraph', (node) => {
    const text = toString(node, {includeImageAlt: false}).trim();
    if (text && !text.startsWith(':::')) paragraphs.push(text);
  });
  return paragraphs.join('\n');
}

/** @returns how many words a text has */
export function countWords(text: string): number {
  return text.split(/\s+/).filter((word) => /\w/.test(word)).length;
}
