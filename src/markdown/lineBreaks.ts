import type {Root} from 'mdast';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';
import {addProperties} from '../lib/markdownElement';

/** What surely fits on a line of the narrowest phones, in letters: as long as the longest menu entry. */
const SHORT_CODE = 24;

/**
 * Says where a line may end. The sign of a path such as File > Export stays with the word before it. Styles
 * keep code in one piece, so that no line begins with the period after it; longer code may break.
 * Test: tests/unit/markdown/lineBreaks.test.ts
 */
export const lineBreaks: Plugin<[], Root> = () => (tree) => {
  visit(tree, 'text', (node) => {
    node.value = node.value.replaceAll(' > ', '\u00a0> ');
  });
  visit(tree, 'inlineCode', (node) => {
    if (node.value.length > SHORT_CODE) addProperties(node, {className: 'sp-long'});
  });
};
