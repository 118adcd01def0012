import type {ElementContent, Parents, Root} from 'hast';
import type {Plugin} from 'unified';
import {SKIP, visit} from 'unist-util-visit';
import {splitLongWord} from '../lib/splitLongWord';

/** Where lines are as they were written; src/theme/CodeInline does it for code. */
const KEPT = new Set(['pre', 'code', 'script', 'style', 'svg', 'textarea']);

/**
 * Lets long paths and addresses end a line after their slashes and hyphens, where they'd be split in the middle of
 * a word. A plugin of rehype. Test: tests/unit/markdown/longWords.test.ts
 */
export const longWords: Plugin<[], Root> = () => (tree) => {
  visit(tree, (node, index, parent: Parents | undefined) => {
    if (node.type === 'element' && KEPT.has(node.tagName)) return SKIP;
    if (node.type !== 'text' || index === undefined || !parent) return;
    const words = splitLongWord(node.value);
    if (words.length === 1) return;
    const parts = words.flatMap<ElementContent>((value, place) => {
      const text: ElementContent = {type: 'text', value};
      return place === 0 ? [text] : [WBR, text];
    });
    parent.children.splice(index, 1, ...parts);
    return index + parts.length;
  });
};

const WBR: ElementContent = {type: 'element', tagName: 'wbr', properties: {}, children: []};
