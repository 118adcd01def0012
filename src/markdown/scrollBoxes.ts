import type {Plugin} from 'unified';
import {SKIP, visit} from 'unist-util-visit';
import {attributeOf, type HtmlNode} from './htmlNode';

/**
 * Puts each table, and each formula that stands apart, into a box that scrolls where they are wider than their
 * column (src/css/tables.css), by whatever syntax they were written. A plugin of rehype: HTML of a page are
 * elements by then. Test: tests/unit/markdown/scrollBoxes.test.ts
 */
export const scrollBoxes: Plugin = () => (tree) => {
  visit(tree as HtmlNode, (node: HtmlNode, index?: number, parent?: HtmlNode) => {
    const name = node.tagName ?? node.name;
    const isFormula = name === 'math' && attributeOf(node, 'display') === 'block';
    if (!parent?.children || index === undefined || !(name === 'table' || isFormula)) return;
    const tagName = isFormula ? 'span' : 'div'; // a formula may stand in a paragraph
    const properties = {className: ['sp-scroll']};
    parent.children[index] = {type: 'element', tagName, properties, children: [node]};
    return SKIP; // a table within a table scrolls with it
  });
};
