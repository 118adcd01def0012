import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import matter from 'gray-matter';
import type {Heading, Image, Link, Root, Table} from 'mdast';
import {fromMarkdown} from 'mdast-util-from-markdown';
import {gfmFromMarkdown} from 'mdast-util-gfm';
import {toString} from 'mdast-util-to-string';
import {gfm} from 'micromark-extension-gfm';
import {visit} from 'unist-util-visit';
import {isPageFile} from '../../src/lib/pageAddress';
import type {PageFrontMatter} from '../../src/markdown/frontMatter';

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
  return (pages ??= parseDocs());
}

function parseDocs(): DocPage[] {
  return readdirSync(DOCS_FOLDER, {recursive: true, encoding: 'utf8'})
    .map((file) => file.split(path.sep).join('/'))
    .filter(isPageFile)
    .sort()
    .map(readPage);
}

function readPage(file: string): DocPage {
  const {content, data} = matter(readFileSync(path.join(DOCS_FOLDER, file), 'utf8'));
  const tree = fromMarkdown(content, {extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()]});
  return {
    file,
    frontMatter: data as PageFrontMatter,
    body: content,
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
  const [, text = '', id] = /^(.*?)\s*(?:\{#([\w-]+)\})?$/.exec(toString(node)) ?? [];
  return {depth: node.depth, text, id};
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
