import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {parseMarkdownHeadingId} from '@docusaurus/utils';
import type {Heading, Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {listFiles} from '../../lib/listFiles';
import {routeOfPage} from '../../lib/pageAddress';
import {lineOf} from '../lineOf';
import {parseMarkdown, type MarkdownPage} from '../parseMarkdown';
import type {PageFrontMatter} from '../frontMatter';
import {SKELETONS} from '../kinds';
import {checkHeadings} from './checkHeadings';
import {marksOf, wordsOf} from './marks';
import type {Fault} from './report';

const GLOSSARY_LINK = /(?:^|\/)glossary(?:\/index)?\.mdx?#(.+)$/;

/**
 * @param docs folder of all pages
 * @returns what writers have to change, each with file, line and remedy
 */
export async function lintPages(docs: string): Promise<string[]> {
  const pages = await readPages(docs);
  const glossary = pages.find(({file}) => routeOfPage(file) === 'glossary/');
  const terms = glossary ? termsOf(glossary.page) : new Set<string>();
  const faults: string[] = [];
  for (const {file, page} of pages) {
    const inPage = lintPage(page, terms).sort(([a], [b]) => a - b);
    faults.push(...inPage.map(([line, message]) => `docs/${file}:${line}: ${message}`));
  }
  return faults;
}

/** @returns every page below a folder, and what pages import, with its path there */
export async function readPages(docs: string): Promise<{file: string; page: MarkdownPage}[]> {
  const files = (await listFiles(docs)).filter((file) => /(?:^|\/)[^.][^/]*\.mdx?$/.test(file));
  const pages = files.map(async (file) => {
    try {
      const source = await readFile(path.join(docs, file), 'utf8');
      return [{file, page: parseMarkdown(source, file)}];
    } catch {
      return []; // deleted just now; or front matter that can't be read: Docusaurus says so, with the file's name
    }
  });
  return (await Promise.all(pages)).flat();
}

/**
 * Checks what one page tells by itself. Its front matter has a check of its own (../frontMatter.ts).
 *
 * @param page the page's source
 * @param terms ids of the glossary's terms
 */
export function lintPage(page: MarkdownPage, terms: ReadonlySet<string>): Fault[] {
  const {frontMatter, tree, linesBefore} = page;
  const marks = marksOf(page).flatMap(({line, fault}): Fault[] => (fault ? [[line, fault]] : []));
  const checked = frontMatter as unknown as PageFrontMatter;
  const faults = [
    ...headingFaults(tree, checked),
    ...termFaults(tree, terms),
    ...tableFaults(tree),
  ];
  return [...marks, ...faults.map(([line, message]): Fault => [line + linesBefore, message])];
}

/** @returns ids of the terms of the glossary: `### Term {#id}` */
export function termsOf({tree}: MarkdownPage): Set<string> {
  const ids = tree.children.flatMap((node) =>
    node.type === 'heading' && node.depth === 3
      ? (parseMarkdownHeadingId(toString(node)).id ?? [])
      : [],
  );
  return new Set(ids);
}

function headingFaults(tree: Root, {kind, omits = []}: Partial<PageFrontMatter>): Fault[] {
  if (kind === undefined) return []; // what pages import goes on at any level
  const headings = tree.children.filter((node): node is Heading => node.type === 'heading');
  const levels = headings.flatMap((heading, index): Fault[] => {
    const fault = levelFault(heading.depth, headings[index - 1]?.depth ?? 1);
    return fault ? [[lineOf(heading), `"${wordsOf(heading)}": ${fault}`]] : [];
  });
  if (!(kind in SKELETONS)) return levels; // the check of front matter says so
  const second = headings.filter(({depth}) => depth === 2);
  const order = checkHeadings(SKELETONS[kind], second.map(wordsOf), omits).map(
    ({message, at}): Fault => [
      lineOf(second[at] ?? second.at(-1)),
      `${message} (.github/STYLE.md, "Page kinds", ${kind})`,
    ],
  );
  return [...levels, ...order];
}

function levelFault(depth: number, previous: number): string | undefined {
  if (depth === 1) return 'the title stands in the front matter; write ##';
  if (depth - previous > 1) return `a level is skipped; write ${'#'.repeat(previous + 1)}`;
  return undefined;
}

/** Links to terms that are none. */
function termFaults(tree: Root, terms: ReadonlySet<string>): Fault[] {
  const faults: Fault[] = [];
  visit(tree, ['link', 'definition'], (node) => {
    const term = 'url' in node ? GLOSSARY_LINK.exec(node.url)?.[1] : undefined;
    if (term === undefined || terms.has(term)) return;
    const message = `"${term}" is no term of docs/glossary.md. Correct the id, or add "### … {#${term}}" there.`;
    faults.push([lineOf(node), message]);
  });
  return faults;
}

/**
 * Links in the heads of tables, also those of notes and marks: on a phone these are out of sight
 * (../labelTableCells.ts), and take the focus even so.
 */
function tableFaults(tree: Root): Fault[] {
  const faults: Fault[] = [];
  visit(tree, 'table', ({children: [head]}) => {
    if (!head) return;
    visit(head, (node) => {
      const isLink =
        /^(?:link|linkReference|footnoteReference)$/.test(node.type) ||
        (node.type === 'textDirective' && node.name === 'unsure') ||
        (node.type === 'html' && /^<a\s[^>]*\bhref\b/i.test(node.value));
      if (!isLink) return;
      const words = node.type === 'footnoteReference' ? `[^${node.label}]` : toString(node);
      const message = `"${words}" links from the head of a table, which phones don't show. Put it into a cell, or into the text.`;
      faults.push([lineOf(node), message]);
    });
  });
  return faults;
}
