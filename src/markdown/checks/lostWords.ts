import {parseMarkdownHeadingId} from '@docusaurus/utils';
import {createDocument} from '@mixmark-io/domino';
import type {Code, Heading, Html, Nodes, Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {SKIP, visit} from 'unist-util-visit';
import {endsItself, FOREIGN, HTML_TAG} from '../htmlTag';
import {lineOf} from '../lineOf';
import type {Fault} from './report';
import {tagsOf} from './tags';
import {textFaults} from './textFaults';
import {unreadFaults} from './unreadFaults';

/**
 * Tells of what Markdown and browsers put up with and readers miss: tags that nobody knows, of which nothing is
 * shown; what has no end, so that the rest of the page is folded up, code or gone; words in brackets that lead
 * nowhere, and notes that nothing leads to; ids and Markdown that are shown as words; words that are struck
 * through; tags of headings that break the contents list; other signs that are shown as they stand
 * (./textFaults.ts). Rows with more cells than their table are told of by MD056 of markdownlint.
 * Test: tests/unit/markdown/lostWords.test.ts
 *
 * @param tree a page as it was written
 * @param source its text
 */
export function lostWords(tree: Root, source: string): Fault[] {
  const lines = source.split('\n');
  const tags = tagReader();
  const faults: Fault[] = [];
  visit(tree, (node, index, parent) => {
    if (node.type === 'html') tags.read(node);
    const raw = rawMarkdown(node);
    if (raw) faults.push([lineOf(node), raw]);
    const fault = node.type === 'code' && codeFault(node, lines);
    if (fault) faults.push([lineOf(node), fault]);
    if (node.type === 'heading' && hasRawId(node)) {
      faults.push([lineOf(node), 'an id is written {#its-id}, last in the heading, once']);
    }
    if (node.type === 'heading') faults.push(...tagFaults(node));
    if (node.type === 'delete' && !source.startsWith('~~', node.position?.start.offset)) {
      const message =
        'the words between two ~ are struck through: write \\~ to show the sign, or ~~ on both sides';
      faults.push([lineOf(node), message]);
    }
    if (node.type === 'text') {
      const begins = index === 0 && parent?.type === 'paragraph';
      faults.push(...textFaults(node, begins, source));
    }
  });
  return [...faults, ...tags.faults(), ...jsxFaults(tree), ...unreadFaults(tree)];
}

/** Elements that the reader of HTML below is too old for. */
const KNOWN = new Set([...FOREIGN, 'picture', 'search', 'slot']);

/** Elements that need no end. */
const NO_END = new Set(
  'area base br col embed hr img input link meta param source track wbr p li dt dd option optgroup tr td th thead tbody tfoot colgroup caption rt rp'.split(
    ' ',
  ),
);

const HTML = createDocument('');
const isKnown = (name: string): boolean =>
  KNOWN.has(name) ||
  (!name.includes('-') && HTML.createElement(name).constructor.name !== 'HTMLUnknownElement');

/** Of .mdx: a name in small letters is an element, whatever the page imports. */
function jsxFaults(tree: Root): Fault[] {
  const faults: Fault[] = [];
  visit(tree, (node) => {
    const {type, name} = node as {type: string; name?: string | null};
    if (!type.startsWith('mdxJsx') || !name || !/^[a-z][\w-]*$/.test(name)) return undefined;
    if (FOREIGN.includes(name)) return SKIP;
    const message = `nobody knows <${name}>, of which nothing is shown: a component begins with a capital letter, in its import too`;
    if (!isKnown(name)) faults.push([lineOf(node), message]);
    return undefined;
  });
  return faults;
}

/** Follows the tags of a page in CommonMark, in which each stands by itself. In MDX the compiler tells. */
function tagReader() {
  const faults: Fault[] = [];
  const open: {name: string; line: number; tag: string}[] = [];
  function readTag(tag: string, written: string, line: number): void {
    const name = written.toLowerCase();
    if (open.some((one) => FOREIGN.includes(one.name))) return;
    if (!isKnown(name)) {
      faults.push([
        line,
        `nobody knows <${written}>: to show it as it stands, write \\<${written}>; components stand in pages that end in .mdx`,
      ]);
    } else if (!NO_END.has(name) && !endsItself(tag, name)) open.push({name, line, tag});
  }

  function read(node: Html): void {
    for (const {0: tag, index, groups = {}} of node.value.matchAll(HTML_TAG)) {
      const {end, close, name: written = ''} = groups;
      const line = lineOf(node) + node.value.slice(0, index).split('\n').length - 1;
      if (tag.startsWith('<!--')) {
        if (!end) faults.push([line, 'the comment has no end: write -->']);
      } else if (close) {
        const last = open.map((one) => one.name).lastIndexOf(written.toLowerCase());
        if (last >= 0) open.splice(last);
      } else readTag(tag, written, line);
    }
  }

  const withoutEnd = ({name, line, tag}: (typeof open)[number]): Fault => [
    line,
    `<${name}> has no end: write </${name}> where it ends${tag.endsWith('/>') ? '; /> is none in .md' : ''}`,
  ];
  return {read, faults: (): Fault[] => [...faults, ...open.map(withoutEnd)]};
}

const FENCE = /(?:`{3,}|~{3,})/;

function codeFault({position}: Code, lines: readonly string[]): string | undefined {
  const {start, end} = position ?? {};
  const [first = '', last = ''] = [start, end].map((place) => lines[(place?.line ?? 0) - 1]);
  const [fence] = FENCE.exec(first.slice((start?.column ?? 1) - 1, (start?.column ?? 1) + 2)) ?? [];
  if (!fence || (start !== end && last.trimEnd().endsWith(fence))) return undefined;
  return `the code has no end: write ${fence} on a line of its own below it`;
}

/** A mark, bold words, a link or code. */
const MARKDOWN = /:unsure\[[^\]]*\]|\*\*(?=\S)[^*]*\S\*\*|\[[^\]]*\]\([^)\s]+\)|`[^`]+`/;

/** A line that is an entry of a list, a heading or a box elsewhere. */
const BLOCK_SIGN = /^[ \t]*(?:(?:[-*+]|\d+\.|#{2,6})[ \t]+\S|:::\w).*/m;

const COMMENTS = /<!--[^]*?(?:-->|$)/g;

/** Elements that show what they hold as it was typed. */
const AS_TYPED = /<(code|kbd|math|pre|samp|script|style|svg|textarea|title|tt|var)\b[^]*?<\/\1>/gi;

/** @returns what is wrong with Markdown where there is none, as .mdx has it in HTML: in a tag's line, in a caption */
function rawMarkdown(node: Nodes): string | undefined {
  const caption = node.type === 'image' && node.title;
  const words = node.type === 'html' && node.value.replace(AS_TYPED, '').replace(HTML_TAG, '');
  const lines = node.type === 'html' && node.value.replace(AS_TYPED, '').replace(COMMENTS, '');
  const [raw] = MARKDOWN.exec(caption || words || '') ?? BLOCK_SIGN.exec(lines || '') ?? [];
  if (raw === undefined) return undefined;
  return caption
    ? `there is Markdown in a caption, "${raw}", shown as it stands: write plain words`
    : `there is Markdown in HTML, "${raw}", shown as it stands: write it in tags, or put an empty line before and after it`;
}

/** @returns whether a heading shows what is to be its id; code may say so */
function hasRawId({children}: Heading): boolean {
  const words = children.filter(({type}) => type !== 'html' && type !== 'inlineCode');
  return /\{[:\s]*#/.test(parseMarkdownHeadingId(toString(words)).text);
}

/** Links within the contents list's own; and of HTML, which stands there as it is written, what it would repeat. */
function tagFaults(heading: Heading): Fault[] {
  const faults: Fault[] = [];
  visit(heading, (node) => {
    for (const {name, attributes} of tagsOf(node)) {
      const isRepeated = node.type === 'html' && (attributes.has('id') || name === 'img');
      if (!isRepeated && !/^(?:a|Link|svg)$/.test(name)) continue;
      const message = `the contents list would have <${name}> as it stands: an id is written {#its-id} behind the words, a link or a picture in Markdown`;
      faults.push([lineOf(heading), message]);
    }
  });
  return faults;
}
