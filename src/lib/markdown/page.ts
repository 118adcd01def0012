import matter from 'gray-matter';
import type {Root} from 'mdast';
import type {PageFrontMatter} from '../../content/frontMatter';
import {parseMarkdown} from './parse';

/** A page's source, read once for all that is made of it. */
export interface MarkdownPage {
  frontMatter: PageFrontMatter;
  tree: Root;
  /** The text that the tree was read from: all but the front matter. */
  content: string;
  /** Lines that stand before the tree's first: those of the front matter. */
  linesBefore: number;
}

/** @param source a page's text, front matter included */
export function parsePage(source: string): MarkdownPage {
  const {content, data} = matter(source);
  return {
    frontMatter: data as PageFrontMatter,
    tree: parseMarkdown(content),
    content,
    linesBefore: source.split('\n').length - content.split('\n').length,
  };
}
