import type {Root} from 'mdast';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';
import {addProperties} from '../../lib/markdownElement';

/**
 * Marks a page's numbered lists and writes their numbers, which styles draw as steps; not those that others make,
 * such as notes at the foot, and not a list of tasks, whose boxes stand where the numbers would.
 * Test: tests/unit/markdown/blocks.test.ts
 */
export const steps: Plugin<[], Root> = () => (tree) => {
  visit(tree, 'list', (list) => {
    const isTasks = list.children.some(({checked}) => typeof checked === 'boolean');
    if (!list.ordered || isTasks) return;
    addProperties(list, {className: 'sp-steps'});
    list.children.forEach((item, place) => addProperties(item, {value: (list.start ?? 1) + place}));
  });
};
