import type {Root} from 'mdast';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';
import {addProperties} from '../lib/markdownElement';
import {runningWords} from './runningWords';

/** What surely fits on a line of the narrowest phones, in letters: as long as the longest menu entry. */
const SHORT_CODE = 24;

/**
 * Says where a line may end. The sign of a path such as File > Export stays with the word before it. Styles
 * keep short code in one piece, so that no line begins with the period after it; other code may break. Runs after
 * Docusaurus' own plugins, which make ids of headings' words: a space of another kind would be another id.
 * Tests: tests/unit/markdown/blocks.test.ts, tests/unit/config/wiring.test.ts
 */
export const lineBreaks: Plugin<[], Root> = () => (tree) => {
  for (const node of runningWords(tree).flat()) {
    if (node.type === 'text') node.value = node.value.replaceAll(' > ', '\u00a0> ');
  }
  visit(tree, 'inlineCode', (node) => {
    if (node.value.length <= SHORT_CODE) addProperties(node, {className: 'sp-short'});
  });
};
