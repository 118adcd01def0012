import type {ElementContent, Parents, Root} from 'hast';
import type {Plugin} from 'unified';
import {SKIP, visit} from 'unist-util-visit';

/** A path, an address or a name that may not fit on the line of the narrowest phones, in letters. */
const LONG = /\S{25,}/;
/** After these such a word may end its line. */
const SIGNS = /(?<=[/\\._=&?-])(?=[^/\\._=&?\s-])/;
/** Where lines are as they were written. */
const KEPT = new Set(['pre', 'script', 'style', 'svg', 'textarea']);

/**
 * Lets long paths and addresses end a line after their slashes, periods and hyphens, where they'd be split in the middle of
 * a word. A plugin of rehype. Test: tests/unit/markdown/longWords.test.ts
 */
export const longWords: Plugin<[], Root> = () => (tree) => {
  visit(tree, (node, index, parent: Parents | undefined) => {
    if (node.type === 'element' && KEPT.has(node.tagName)) return SKIP;
    if (node.type !== 'text' || index === undefined || !parent || !LONG.test(node.value)) return;
    const parts = node.value.split(SIGNS).flatMap<ElementContent>((value, place) => {
      const text: ElementContent = {type: 'text', value};
      return place === 0 ? [text] : [WBR, text];
    });
    parent.children.splice(index, 1, ...parts);
    return index + parts.length;
  });
};

const WBR: ElementContent = {type: 'element', tagName: 'wbr', properties: {}, children: []};
