import {readFileSync} from 'node:fs';
import matter from 'gray-matter';
import type {PageFrontMatter} from './frontMatter';

/**
 * @param file a page that exists
 * @returns its front matter as written; src/pages/frontMatter.ts checks it where Docusaurus reads the page
 */
export function readFrontMatter(file: string): PageFrontMatter {
  return matter(readFileSync(file, 'utf8')).data as PageFrontMatter;
}
