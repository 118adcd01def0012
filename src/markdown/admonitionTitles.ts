import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';

/** The element that Docusaurus' admonitions look for: a title with markup in it. */
const TITLE = 'mdxAdmonitionTitle';

/**
 * Gives titles of admonitions back to them. In a page in CommonMark all goes through a reader of HTML, which
 * writes names of elements in small letters, so that the title would stand as words in the box. A plugin of
 * rehype. Test: tests/build/everything.test.ts
 */
export const admonitionTitles: Plugin = () => (tree) => {
  visit(tree, 'element', (node: {type: string; tagName?: string}) => {
    if (node.tagName === TITLE.toLowerCase()) node.tagName = TITLE;
  });
};
