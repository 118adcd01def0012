import type {Root} from 'mdast';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';

/**
 * Keeps the sign of a path such as File > Export with the word before it, so that no line begins with it.
 * Test: tests/unit/pages/menuPaths.test.ts
 */
export const menuPaths: Plugin<[], Root> = () => (tree) => {
  visit(tree, 'text', (node) => {
    node.value = node.value.replaceAll(' > ', '\u00a0> ');
  });
};
