import type {Node} from 'unist';
import type {Plugin} from 'unified';
import type {HtmlNode} from '../htmlNode';
import {lineOf} from '../lineOf';
import {reportFaults, type Fault, type Severity} from './report';

/** What makes a block, of HTML and of the theme. */
const BLOCK =
  'address|article|aside|blockquote|div|dl|figure|form|h[1-6]|hr|ol|p|pre|section|table|ul|[dD]etails|Admonition|CodeBlock|DocCardList|Tabs';

/** What stands where browsers put it elsewhere, by the names of the elements around it, and what to do. */
const RULES: readonly [names: RegExp, remedy: string][] = [
  [/ table tr$/, 'is no row of a body: write <tbody> around the rows'],
  [/ (?:table|thead|tbody|tfoot) t[dh]$/, 'is a cell without a row: write <tr> around it'],
  [
    / (a|button) (?:.* )?\1$/,
    'stands in another: end that one before it; the mark of a note goes behind a link',
  ],
  [
    RegExp(` p (?:.* )?(?:${BLOCK})$`),
    'stands in a paragraph: put it on lines of its own, with an empty line before and after; a <p> and its words stand in one line',
  ],
];

/**
 * Tells of elements of an .mdx page that browsers put elsewhere: React, which knows them where they were written,
 * would throw the page away and draw it anew. In .md the reader of HTML has put them right before. A plugin of
 * rehype: paragraphs are elements by then. Test: tests/unit/markdown/nesting.test.ts
 */
export function nesting(severity: Severity): Plugin {
  return () => (tree, file) => {
    const faults: Fault[] = [];
    const look = (parent: HtmlNode, around: string): void => {
      const told = new Set<string>(); // one of many rows is enough
      for (const child of parent.children ?? []) {
        const name = child.tagName ?? child.name ?? '';
        const names = name ? `${around} ${name === 'Link' ? 'a' : name}` : around;
        const [, remedy] = (name && RULES.find(([fault]) => fault.test(names))) || [];
        if (remedy && !told.has(remedy)) {
          told.add(remedy);
          faults.push([lineOf(child as Node), `<${name}> ${remedy}`]);
        }
        if (name !== 'svg') look(child, names); // has rules of its own
      }
    };
    look(tree as HtmlNode, '');
    reportFaults(severity, file.path, faults);
  };
}
