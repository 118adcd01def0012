import {existsSync} from 'node:fs';
import type {ListItem, PhrasingContent, Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';
import {linkedFile} from '../../lib/linkedFile';
import {addProperties, element} from '../../lib/markdownElement';
import {readFrontMatter} from '../frontMatter';
import {pictogramOfPage} from './pictograms';

/** Styles write it with a capital: no name, such as iPhone or mp3. */
const WORD = /^\p{Ll}+(?![\p{L}\d])/u;

/**
 * Makes cards of a list whose entries are each a link, a colon and a sentence. In order, they are steps of
 * a way; other lists are cards to choose from. The words stay as they are written, for readers who can't
 * see the card, for search and for the Markdown copies; styles hide the colon.
 * Runs after ./steps.ts, which writes a way's numbers, and before Docusaurus' own plugins, so that a link is still
 * the path of a file.
 * Test: tests/unit/markdown/linkCards.test.ts
 *
 * @param siteDir the site's folder
 */
export const linkCards =
  (siteDir: string): Plugin<[], Root> =>
  () =>
  (tree, file) => {
    visit(tree, 'list', (list) => {
      const entries = list.children.map(entryOf);
      if (!entries.every((entry) => entry !== undefined)) return;
      addProperties(list, {className: list.ordered ? 'sp-steps sp-path' : 'sp-link-cards'});
      for (const {paragraph, link, sentence} of entries) {
        const [begin] = sentence;
        const isCode = typeof begin === 'object' && begin.type === 'inlineCode';
        const isWord = !isCode && WORD.test(typeof begin === 'string' ? begin : toString(begin));
        paragraph.children = [
          pictogram(pictogramOf(linkedFile(link.url, file.path, siteDir))),
          link,
          element('span', {className: 'sp-colon'}, [': ']),
          element('span', {className: isWord ? 'sp-sentence sp-word' : 'sp-sentence'}, sentence),
        ] as PhrasingContent[];
      }
    });
  };

function entryOf(item: ListItem) {
  const [paragraph, ...more] = item.children;
  const isTask = typeof item.checked === 'boolean';
  if (paragraph?.type !== 'paragraph' || more.length > 0 || isTask) return undefined;
  const [link, first, ...rest] = paragraph.children;
  return link?.type === 'link' && first?.type === 'text' && first.value.startsWith(': ')
    ? {paragraph, link, sentence: [first.value.slice(2), ...rest].filter(Boolean)}
    : undefined;
}

/** @returns address of the pictogram of the page that a card leads to */
function pictogramOf(file: string): string {
  const isPage = /\.mdx?$/.test(file) && existsSync(file);
  return pictogramOfPage(isPage ? readFrontMatter(file) : undefined);
}

function pictogram(address: string) {
  const use = element('use', {href: address});
  return element('svg', {className: 'sp-pictogram', 'aria-hidden': 'true'}, [use]);
}
