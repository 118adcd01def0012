import {existsSync} from 'node:fs';
import path from 'node:path';
import {decodePart} from './decode';

/**
 * Finds the file that a link or a picture of a page means, by each way to write it that Docusaurus knows: from the
 * page, from the folder of all pages or, of what is no page, `static/`, and by the name `@site/`.
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
  const below = path.join(siteDir, /\.mdx?$/.test(way) ? 'docs' : 'static', way);
  if (way.startsWith('/')) return below;
  const beside = path.resolve(path.dirname(page), way);
  const isBare = /^\w.*\.mdx?$/.test(way);
  return isBare && !existsSync(beside) && existsSync(below) ? below : beside;
}
