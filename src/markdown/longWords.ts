import type {ElementContent, Parents, Root} from 'hast';
import type {Plugin} from 'unified';
import {SKIP, visit} from 'unist-util-visit';
import {splitLongWord} from '../lib/splitLongWord';
import type {HtmlNode} from './htmlNode';
import {componentsIn} from './runningWords';

/**
 * Where lines are as they were written, or may hold no element. In code src/theme/CodeInline does it, but not in
 * code that is written as JSX.
 */
const KEPT = ['pre', 'code', 'script', 'style', 'svg', 'textarea', 'option', 'title'];

/**
 * Lets long paths and addresses end a line after their slashes and hyphens, where they'd be split in the middle of
 * a word. Components that may show code get it as it was typed: Docusaurus' own colors only what is one text.
 * A plugin of rehype. Test: tests/unit/markdown/longWords.test.ts
 */
export const longWords: Plugin<[], Root> = () => (tree) => {
  const kept = new Set(KEPT);
  visit(tree, (node, index, parent: Parents | undefined) => {
    if (node.type === 'mdxjsEsm') for (const one of componentsIn(node.value)) kept.add(one);
    const {tagName, name} = node as HtmlNode;
    if (kept.has(tagName ?? name?.split('.')[0] ?? '') && name !== 'code') return SKIP;
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
