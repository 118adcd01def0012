import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';
import {attributeOf, type HtmlNode} from './htmlNode';

/** Docusaurus' own components for them tell its check of links that they are there. */
const KNOWN = new Set(['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'a', 'li', 'details']);

/**
 * Tells Docusaurus' check of links of every other element that has an id, by whatever syntax it was written, or it
 * would call links to it broken. The element that carries them shows nothing (src/theme/MDXComponents). A plugin
 * of rehype. Tests: tests/unit/markdown/places.test.ts; a link in tests/build/writing/everything.mdx
 */
export const places: Plugin = () => (tree) => {
  const ids: string[] = [];
  visit(tree as HtmlNode, (node: HtmlNode) => {
    if (KNOWN.has(node.tagName ?? '') || /^[A-Z]/.test(node.name ?? '')) return; // a component may not use it
    const id = attributeOf(node, 'id');
    if (typeof id === 'string') ids.push(id);
  });
  if (ids.length === 0) return;
  const carrier = {type: 'element', tagName: 'places', properties: {ids: ids.join(' ')}};
  (tree as HtmlNode).children?.push({...carrier, children: []});
};
