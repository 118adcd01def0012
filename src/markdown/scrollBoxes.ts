import type {Plugin} from 'unified';
import {SKIP, visit} from 'unist-util-visit';

interface Node {
  type: string;
  tagName?: string;
  name?: string | null;
  properties?: Readonly<Record<string, unknown>>;
  attributes?: readonly {name?: string; value?: unknown}[];
  children?: Node[];
}

/**
 * Puts each table, and each formula that stands apart, into a box that scrolls where they are wider than their
 * column (src/css/page.css), by whatever syntax they were written. A plugin of rehype: HTML of a page are
 * elements by then. Test: tests/unit/markdown/scrollBoxes.test.ts
 */
export const scrollBoxes: Plugin = () => (tree) => {
  visit(tree as Node, (node: Node, index: number | undefined, parent: Node | undefined) => {
    if (!parent?.children || index === undefined || !isWide(node)) return undefined;
    const tagName = nameOf(node) === 'table' ? 'div' : 'span'; // a formula may stand in a paragraph
    const properties = {className: ['sp-scroll']};
    parent.children[index] = {type: 'element', tagName, properties, children: [node]};
    return SKIP; // a table within a table scrolls with it
  });
};

const nameOf = ({tagName, name}: Node): string | null | undefined => tagName ?? name;

function isWide(node: Node): boolean {
  if (nameOf(node) === 'table') return true;
  const attribute = node.attributes?.find((one) => one.name === 'display')?.value;
  return nameOf(node) === 'math' && (node.properties?.display ?? attribute) === 'block';
}
