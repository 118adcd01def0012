import type {Heading, Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import type {MarkdownPage} from '../lib/markdown/page';
import type {PageFrontMatter} from './frontMatter';
import {SKELETONS} from './pageKinds';
import {skeletonFaults} from './skeletonFaults';

/** Something a writer has to change: where, and what to do. */
export interface PageFault {
  /** Line of the file, front matter included. */
  line: number;
  message: string;
}

const HEADING_ID = /\s*\{#([\w-]+)\}$/;
const GLOSSARY_LINK = /(?:^|\/)glossary\.md#(.+)$/;

/** A page's link to a term of the glossary. */
export interface TermLink {
  /** Line of the file. */
  line: number;
  /** The term's id. */
  term: string;
}

/**
 * Checks what can be told from one page. The front matter has its own check (frontMatter.ts), and must
 * have passed it.
 *
 * @param page the page's source
 */
export function pageFaults({frontMatter, tree, linesBefore}: MarkdownPage): PageFault[] {
  return [...headingFaults(tree, frontMatter), ...pictureFaults(tree)].map(({line, message}) => ({
    line: line + linesBefore,
    message,
  }));
}

/** @returns a page's links to terms of the glossary */
export function termLinks({tree, linesBefore}: MarkdownPage): TermLink[] {
  const links: TermLink[] = [];
  visit(tree, ['link', 'definition'], (node) => {
    const term = 'url' in node ? GLOSSARY_LINK.exec(node.url)?.[1] : undefined;
    if (term !== undefined) links.push({line: lineOf(node) + linesBefore, term});
  });
  return links;
}

/**
 * @param links of a page to terms
 * @param terms ids of the glossary's terms
 */
export function termFaults(links: readonly TermLink[], terms: ReadonlySet<string>): PageFault[] {
  return links
    .filter(({term}) => !terms.has(term))
    .map(({line, term}) => ({
      line,
      message: `"${term}" is no term of docs/glossary.md. Correct the id, or add "### … {#${term}}" there.`,
    }));
}

function headingFaults(tree: Root, {kind, omits = []}: PageFrontMatter): PageFault[] {
  const headings = tree.children.filter((node): node is Heading => node.type === 'heading');
  const levels = headings.flatMap((heading, index) => {
    const fault = levelFault(heading.depth, headings[index - 1]?.depth ?? 1);
    return fault ? [{line: lineOf(heading), message: `"${wordsOf(heading)}": ${fault}`}] : [];
  });
  const second = headings.filter(({depth}) => depth === 2);
  const order = skeletonFaults(SKELETONS[kind], second.map(wordsOf), omits).map(
    ({message, at}) => ({
      line: lineOf(second[at] ?? second.at(-1)),
      message: `${message} (.github/STYLE.md, "Page kinds", ${kind})`,
    }),
  );
  return [...levels, ...order];
}

function levelFault(depth: number, previous: number): string | undefined {
  if (depth === 1) return 'the title stands in the front matter; write ##';
  if (depth > 3) return 'headings go down to level 3; write ### or make it a list';
  if (depth - previous > 1) return 'a level is skipped; write ##';
  return undefined;
}

function pictureFaults(tree: Root): PageFault[] {
  const faults: PageFault[] = [];
  visit(tree, 'image', (node) => {
    if (node.alt?.trim()) return;
    const message = `${node.url} has no alternative text. Say between the brackets what the picture tells: ![…](${node.url}).`;
    faults.push({line: lineOf(node), message});
  });
  return faults;
}

function wordsOf(heading: Heading): string {
  return toString(heading).replace(HEADING_ID, '');
}

function lineOf(node: {position?: Root['position']} | undefined): number {
  return node?.position?.start.line ?? 1;
}
