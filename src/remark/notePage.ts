import path from 'node:path';
import type {Root} from 'mdast';
import type {Plugin} from 'unified';
import type {PageFrontMatter} from '../content/frontMatter';
import {hashOf} from '../lib/hashOf';
import {compiledPages} from '../plugins/page-sources/notedPages';
import {addressesFor, notesOfPage} from '../plugins/page-sources/notes';

/**
 * Notes what src/plugins/page-sources needs of a page while Docusaurus has its tree: to read all pages
 * once more takes seconds. Comes first, when the tree is as the writer wrote it, and says nothing: what
 * is wrong is told at the end, of pages too that were compiled before and are not compiled again.
 *
 * @param options.docs folder of all pages
 * @param options.site the site's address, with base path
 */
const notePage: Plugin<[{docs: string; site: string}], Root> =
  ({docs, site}) =>
  (tree, {path: page, value, data}) => {
    const file = path.relative(docs, page).split(path.sep).join('/');
    const content = String(value);
    const frontMatter = data.frontMatter as PageFrontMatter;
    const children = tree.children.filter(({type}) => type !== 'yaml');
    const source = {frontMatter, tree: {...tree, children}, content, linesBefore: 0};
    try {
      const notes = notesOfPage(source, file, addressesFor(site));
      compiledPages().set(file, {hash: hashOf(content), notes});
    } catch {
      compiledPages().delete(file); // so it is read again, and the reason told
    }
  };

export default notePage;
