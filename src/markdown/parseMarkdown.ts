import type {Root} from 'mdast';
import {directiveFromMarkdown} from 'mdast-util-directive';
import {fromMarkdown} from 'mdast-util-from-markdown';
import {gfmFromMarkdown} from 'mdast-util-gfm';
import {directive} from 'micromark-extension-directive';
import {gfm} from 'micromark-extension-gfm';
import {splitFrontMatter} from '../lib/splitFrontMatter';
import {restoreBareWords} from './bareWords';

/** A page's source. */
export interface MarkdownPage {
  frontMatter: Readonly<Record<string, unknown>>;
  tree: Root;
  /** Lines before the tree's first: those of the front matter. */
  linesBefore: number;
}

/** In MDX. */
const COMMENT = /\{\/\*[^]*?\*\/\}/g;

/**
 * @param source a page's text, front matter included
 * @param file its name
 * @returns its tree, with tables and directives as Docusaurus reads them; JSX of an .mdx page is HTML or text,
 *   its comments are left out
 */
export function parseMarkdown(source: string, file = ''): MarkdownPage {
  const {content: written, data} = splitFrontMatter(source);
  const content = file.endsWith('.mdx')
    ? written.replace(COMMENT, (comment) => comment.replace(/./g, '')) // its lines count
    : written;
  const tree = fromMarkdown(content, {
    extensions: [gfm(), directive()],
    mdastExtensions: [gfmFromMarkdown(), directiveFromMarkdown()],
  });
  restoreBareWords(tree);
  return {
    frontMatter: data,
    tree,
    linesBefore: source.split('\n').length - content.split('\n').length,
  };
}
