import {existsSync} from 'node:fs';
import path from 'node:path';
import {decodePart} from './decode';

/**
 * Finds the file that a link or a picture of a page means, by each way to write it that Docusaurus knows: from the
 * page, from the folder of all pages, from the site's or, of what is no page, `static/`, and by the name `@site/`.
 * Test: tests/unit/lib/linkedFile.test.ts
 *
 * @param url as it is written, of this site
 * @param page absolute path of the page that it stands in
 * @param siteDir the site's folder
 * @returns the file's absolute path; it may not be there
 */
export function linkedFile(url: string, page: string, siteDir: string): string {
  const way = decodePart(url.replace(/[?#].*/, ''));
  if (way.startsWith('@site/')) return path.join(siteDir, way.slice('@site/'.length));
  const isPage = /\.mdx?$/.test(way);
  const below = isPage ? ['docs', '.'] : ['static'];
  const roots = below.map((folder) => path.join(siteDir, folder, way));
  const beside = path.join(path.dirname(page), way);
  const places = way.startsWith('/') ? roots : [beside, ...(isPage ? roots : [])];
  // What begins with a dot is beside the page, or nowhere.
  const found = way.startsWith('.') ? undefined : places.find((file) => existsSync(file));
  return found ?? places[0] ?? beside;
}
