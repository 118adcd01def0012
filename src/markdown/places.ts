import type {Root} from 'mdast';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';
import {canDecode} from '../lib/decode';
import {reportFaults, type Fault, type Severity} from './checks/report';
import {attributeOf, type HtmlNode} from './htmlNode';
import {lineOf} from './lineOf';

/** Docusaurus' own components for them tell its check of links that they are there. */
const KNOWN = new Set(['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'a', 'li', 'details']);

/**
 * Tells Docusaurus' check of links of every other element that has an id, by whatever syntax it was written, or it
 * would call links to it broken. The element that carries them shows nothing (src/theme/MDXComponents). And tells
 * writers of two elements of one id, of which links find the first only; of an id that no address can say, of which
 * the contents list breaks; and of a heading of signs alone, such as +, of which Docusaurus makes an empty id, so
 * that its entry there leads to the top. A plugin of rehype: all ids are known by then.
 * Tests: tests/unit/markdown/places.test.ts; a link in tests/build/writing/everything.mdx
 */
export function places(severity: Severity): Plugin {
  return () => (tree, file) => {
    const ids: string[] = [];
    const taken = new Set<string>();
    const faults: Fault[] = [];
    visit(tree as HtmlNode, (node: HtmlNode & Pick<Root, 'position'>) => {
      if (/^[A-Z]/.test(node.name ?? '')) return; // a component may not use it
      const id = attributeOf(node, 'id');
      if (typeof id !== 'string') return;
      if (taken.has(id)) {
        const message = `another place above has the id "${id}" already, and links lead to that one: name one otherwise`;
        faults.push([lineOf(node), message]);
      }
      taken.add(id);
      if (id === '') {
        const message =
          'what has no letter and no digit makes no id: write one behind its words, such as {#plus}';
        faults.push([lineOf(node), message]);
      }
      if (!canDecode(id) || /\s/.test(id)) {
        faults.push([lineOf(node), `no address can say the id "${id}": leave out % and spaces`]);
      }
      if (!KNOWN.has(node.tagName ?? '')) ids.push(id);
    });
    reportFaults(severity, file.path, faults);
    if (ids.length === 0) return;
    const carrier = {type: 'element', tagName: 'places', properties: {ids: ids.join(' ')}};
    (tree as HtmlNode).children?.push({...carrier, children: []});
  };
}
