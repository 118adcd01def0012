import type {Link, Parent, Root, RootContent} from 'mdast';
import {toString} from 'mdast-util-to-string';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';
import {addProperties, element} from '../../lib/markdownElement';

/** The words in bold that a part begins with, and the name of its panel in styles. */
const PARTS: ReadonlyMap<string, string> = new Map([
  ['Cause:', 'cause'],
  ['Fix:', 'fix'],
  ['Check:', 'check'],
]);

/**
 * Puts the cause, the fix and the check of a fault into panels: from a paragraph that begins with one of
 * the words in bold to the next such paragraph, picture or heading. Marks links that a step leads to, for
 * src/play/tools: in the browser the words may be translated.
 * Test: tests/unit/markdown/faultPanels.test.ts
 */
export const faultPanels: Plugin<[], Root> = () => (tree) => {
  const blocks: RootContent[] = [];
  let open: RootContent[] | undefined;
  for (const node of tree.children) {
    const part = partOf(node);
    if (part) {
      const panel = element('div', {className: 'sp-panel', 'data-part': part});
      blocks.push(panel);
      open = panel.children;
    } else if (node.type === 'heading' || isFigure(node)) {
      open = undefined;
    }
    if (open) visit(node, 'link', markLead);
    (open ?? blocks).push(node);
  }
  tree.children = blocks;
};

/** A step leads on with "If not:" and a link. */
function markLead(link: Link, index?: number, step?: Parent): void {
  const before = step?.children[(index ?? 0) - 1];
  if (before?.type !== 'text' || !/\bIf not:\s*$/.test(before.value)) return;
  addProperties(link, {'data-leads': ''});
}

function partOf(node: RootContent): string | undefined {
  const [first] = node.type === 'paragraph' ? node.children : [];
  return first?.type === 'strong' ? PARTS.get(toString(first)) : undefined;
}

/** A figure, or one that is a link as a whole: other links stand in paragraphs. */
function isFigure(node: RootContent): boolean {
  return node.type === 'link' || (node.data as {hName?: string} | undefined)?.hName === 'figure';
}
