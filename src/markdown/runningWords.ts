import type {InlineCode, Root, RootContent, Text} from 'mdast';
import {visit, SKIP} from 'unist-util-visit';
import {endsItself, HTML_TAG} from './htmlTag';

/** Elements that show what they hold as it was typed. */
const AS_TYPED = new Set(
  'code kbd samp pre var tt style script textarea title svg math'.split(' '),
);

/** What a sentence begins in, or behind: of Markdown, and elements. */
const BLOCK = /^(?:paragraph|heading|tableCell|break|mdxJsxFlowElement)$/;
const BEGIN = new Set('br caption dd div dt figcaption li p summary td th'.split(' '));

/**
 * A component that a page imports or makes itself: it may show code. Docusaurus' own show words, but for those
 * of code, by whatever name a page imports them.
 */
const COMPONENTS =
  /import\s+([^'"]+?)\s+from\s+['"](?!@docusaurus\/|@theme[\w-]*\/(?!(?:MDXComponents\/)?Code))|export\s+(?:const|function|class)\s+(\w+)/g;

/** @returns names of the components in a page's imports and exports that may show code */
export function componentsIn(code: string): string[] {
  const found = Array.from(code.matchAll(COMPONENTS), ([, ...names]) => names.join(' '));
  return found.flatMap((names) => names.match(/\b[A-Z]\w*/g) ?? []);
}

/**
 * The words of a page that may be set otherwise than they were typed: not those within code, keys and their
 * kin, be these written in Markdown, in HTML or in JSX.
 *
 * @param tree not changed by this
 * @returns the same nodes of text, block by block, so that who changes them changes the tree; code in inline
 *   form stands among them as it does in the sentence
 */
export function runningWords(tree: Root): (Text | InlineCode)[][] {
  const components = new Set<string>();
  const open: string[] = []; // elements that HTML has opened; in Markdown its tags are apart
  const blocks: (Text | InlineCode)[][] = [[]];
  visit(tree, (node: Root | RootContent) => {
    const {type, name, value = ''} = node as {type: string; name?: string | null; value?: string};
    const {hName = name} = (node.data ?? {}) as {hName?: string | null};
    if (type === 'mdxjsEsm') {
      for (const one of componentsIn(value)) components.add(one);
    } else if (type === 'html') {
      for (const {0: tag, groups: {close, name: written = ''} = {}} of value.matchAll(HTML_TAG)) {
        const element = written.toLowerCase();
        follow(open, tag, element, close);
        if (BEGIN.has(element)) blocks.push([]);
      }
    } else if (name && (AS_TYPED.has(name) || components.has(name.split('.')[0] ?? ''))) {
      return SKIP;
    } else if (node.type === 'text' || node.type === 'inlineCode') {
      const asTyped = node.type === 'text' && open.length > 0;
      blocks.at(-1)?.push(asTyped ? {type: 'inlineCode', value: node.value} : node);
    } else if (BEGIN.has(hName ?? '') || BLOCK.test(type)) {
      blocks.push([]);
    }
    return undefined;
  });
  return blocks.filter((block) => block.length > 0);
}

/** Keeps account of the elements of which the text is as typed. */
function follow(open: string[], tag: string, name: string, close: string | undefined): void {
  if (!AS_TYPED.has(name) || endsItself(tag, name)) return;
  if (close) open.splice(open.lastIndexOf(name) >>> 0);
  else open.push(name);
}
