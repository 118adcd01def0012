import type {Plugin} from 'unified';
import {SKIP, visit} from 'unist-util-visit';
import {attributeOf, type HtmlNode} from './htmlNode';

/**
 * Puts each table, and each formula that stands apart, into a box that scrolls where they are wider than their
 * column (src/css/tables.css), by whatever syntax they were written. A plugin of rehype: HTML of a page are
 * elements by then. Test: tests/unit/markdown/scrollBoxes.test.ts
 */
export const scrollBoxes: Plugin = () => (tree) => {
  visit(
    tree as HtmlNode,
    (node: HtmlNode, index: number | undefined, parent: HtmlNode | undefined) => {
      if (!parent?.children || index === undefined || !isWide(node)) return undefined;
      const tagName = nameOf(node) === 'table' ? 'div' : 'span'; // a formula may stand in a paragraph
      const properties = {className: ['sp-scroll']};
      parent.children[index] = {type: 'element', tagName, properties, children: [node]};
      return SKIP; // a table within a table scrolls with it
    },
  );
};

const nameOf = ({tagName, name}: HtmlNode): string | null | undefined => tagName ?? name;

function isWide(node: HtmlNode): boolean {
  if (nameOf(node) === 'table') return true;
  return nameOf(node) === 'math' && attributeOf(node, 'display') === 'block';
}
