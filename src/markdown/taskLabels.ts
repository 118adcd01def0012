import type {Element, ElementContent, Root} from 'hast';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';

/** Where the words of a task end. */
const BLOCKS = new Set(['p', 'ul', 'ol', 'pre', 'blockquote', 'table', 'div', 'figure']);

/**
 * Makes the words of a task the label of its box, which has no name otherwise. A plugin of rehype.
 * Test: tests/unit/markdown/taskLabels.test.ts
 */
export const taskLabels: Plugin<[], Root> = () => (tree) => {
  visit(tree, 'element', (item) => {
    if (item.tagName !== 'li' || !classesOf(item).includes('task-list-item')) return;
    const paragraph = item.children.find(isParagraph);
    for (const {children} of paragraph ? [item, paragraph] : [item]) {
      if (children[0]?.type !== 'element' || children[0].tagName !== 'input') continue;
      const end = children.findIndex(isBlock);
      const words = children.splice(0, end < 0 ? children.length : end);
      children.unshift({type: 'element', tagName: 'label', properties: {}, children: words});
    }
  });
};

const classesOf = ({properties}: Element): unknown[] => [properties.className].flat();

const isParagraph = (node: ElementContent): node is Element =>
  node.type === 'element' && node.tagName === 'p';

const isBlock = (node: ElementContent): boolean =>
  node.type === 'element' ? BLOCKS.has(node.tagName) : /Flow/.test(node.type);
