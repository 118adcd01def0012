import type {Definition, Image, Link, Root} from 'mdast';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';

/**
 * Writes the address of a picture or a link into its place where a page keeps it below, `![words][drum]` and
 * `[drum]: ./img/drum.svg`: Docusaurus looks for files of pages in their places only.
 * Test: tests/unit/markdown/blocks.test.ts
 */
export const references: Plugin<[], Root> = () => (tree) => {
  const definitions = new Map<string, Definition>();
  visit(tree, 'definition', (node) => {
    if (!definitions.has(node.identifier)) definitions.set(node.identifier, node); // the first counts
  });
  visit(tree, ['imageReference', 'linkReference'], (node, index, parent) => {
    if (node.type !== 'imageReference' && node.type !== 'linkReference') return;
    const definition = definitions.get(node.identifier);
    if (!definition || !parent || index === undefined) return;
    const {url, title} = definition;
    const {position} = node;
    const inPlace: Image | Link =
      node.type === 'imageReference'
        ? {type: 'image', url, title, alt: node.alt, position}
        : {type: 'link', url, title, children: node.children, position};
    parent.children[index] = inPlace as never;
  });
};
