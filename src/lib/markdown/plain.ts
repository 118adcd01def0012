import type {Nodes, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {addressEdits, type Addresses} from './addressEdits';
import {applyEdits, type Edit} from './edits';
import {quoteEdits} from './quoteEdits';
import {rangeOf} from './range';

/** An explicit heading id, as Docusaurus reads it. */
const HEADING_ID = /\s*\{#[\w-]+\}$/;
/** Tags whose content is all that a plain text needs; the one in use is <kbd>. */
const TAG = /^<\/?kbd>$/;
const COMMENT = /^<!--[^]*-->$/;
/** Spaces with which an editor aligns a table's columns, and the lines below its head. */
const ALIGNMENT = / {2,}(?=\|)|(?<=\|) {2,}|-{4,}/g;

/** A part of a page's Markdown. */
export interface MarkdownPart {
  /** The text that the tree was read from. */
  content: string;
  /** All of it, or some of its sections. */
  tree: Root;
  /** The page's path from docs/, with forward slashes. */
  file: string;
  /** Lines of the file before the text's first. */
  linesBefore?: number;
}

/**
 * Turns what only this site understands into plain Markdown: admonitions become quotes; explicit heading
 * ids, keyboard tags and comments go; addresses become absolute. All else stays as its writer wrote it.
 *
 * @param part of a page
 * @param addresses where the site's pages and pictures stand
 * @returns its text
 * @throws Error for HTML that has no plain form yet
 */
export function plainMarkdown(part: MarkdownPart, addresses: Addresses): string {
  const {content, tree, file} = part;
  const edits: Edit[] = [];
  visit(tree, (node) => {
    edits.push(...plainEdits(node, part), ...addressEdits(node, content, file, addresses));
  });
  const [first, last] = [tree.children[0], tree.children.at(-1)];
  if (!first || !last) return '';
  const text = applyEdits(content, edits, rangeOf(first).start, rangeOf(last).end);
  return `${text.trim()}\n`;
}

function plainEdits(node: Nodes, {content, file, linesBefore = 0}: MarkdownPart): Edit[] {
  if (node.type === 'heading') return remove(node, content, HEADING_ID);
  if (node.type === 'containerDirective') return quoteEdits(node, content);
  if (node.type === 'table') return tableEdits(node, content);
  if (node.type !== 'html') return [];
  if (TAG.test(node.value)) return remove(node, content, TAG);
  if (COMMENT.test(node.value)) return removeLines(node, content);
  const line = (node.position?.start.line ?? 0) + linesBefore;
  throw new Error(
    `docs/${file}:${line}: ${node.value} has no plain Markdown for the page's twin. Write it in Markdown, or teach src/lib/markdown/plain.ts what to do with it.`,
  );
}

function remove(node: Nodes, content: string, what: RegExp): Edit[] {
  const {start, end} = rangeOf(node);
  const [found] = what.exec(content.slice(start, end)) ?? [];
  return found === undefined ? [] : [{start: end - found.length, end, text: ''}];
}

/** Removes a node and the empty lines after it. */
function removeLines(node: Nodes, content: string): Edit[] {
  const {start, end} = rangeOf(node);
  const [empty = ''] = /^\n*/.exec(content.slice(end)) ?? [];
  return [{start, end: end + empty.length, text: ''}];
}

function tableEdits(node: Nodes, content: string): Edit[] {
  const {start, end} = rangeOf(node);
  return [...content.slice(start, end).matchAll(ALIGNMENT)].map(({index, 0: found}) => ({
    start: start + index,
    end: start + index + found.length,
    text: found.startsWith('-') ? '---' : ' ',
  }));
}
