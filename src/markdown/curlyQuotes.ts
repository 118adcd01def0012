import type {Root} from 'mdast';
import smartypants from 'remark-smartypants';
import {unified, type Plugin, type Transformer} from 'unified';

/** Quotes only: a dash or three dots in a page are as the writer wants them, or as the product shows them. */
const QUOTES_ONLY = {quotes: true, dashes: false, ellipses: false, backticks: false};

/**
 * Curls quotes and apostrophes, which writers type straight. Code keeps them as they are.
 * Test: tests/unit/markdown/curlyQuotes.test.ts
 */
export const curlyQuotes: Plugin<[], Root> = function curlAll() {
  return smartypants.call(this, QUOTES_ONLY) as Transformer<Root> | undefined;
};

/** @returns a title or a sentence of the front matter with its quotes curled */
export function curl(text: string): string {
  const leaf = {type: 'text' as const, value: text};
  const tree: Root = {type: 'root', children: [{type: 'paragraph', children: [leaf]}]};
  unified().use(curlyQuotes).runSync(tree);
  return leaf.value;
}
