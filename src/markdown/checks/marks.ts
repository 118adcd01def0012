import {parseMarkdownHeadingId} from '@docusaurus/utils';
import type {Heading, Nodes} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {lineOf} from '../lineOf';
import type {MarkdownPage} from '../parseMarkdown';

/** Words that nobody has checked (../blocks/unsure.ts). */
export interface Mark {
  /** Line of the file. */
  line: number;
  /** Words of the heading above, none before the first. */
  heading: string;
  words: string;
  /** What is wrong with it. */
  fault: string | undefined;
}

/** @returns a heading's words, without its id */
export const wordsOf = (heading: Heading): string => parseMarkdownHeadingId(toString(heading)).text;

/** @returns a page's marks in its order, those in wrong places too */
export function marksOf({frontMatter, tree, linesBefore}: MarkdownPage): Mark[] {
  const marks: Mark[] = [];
  let heading = '';
  const walk = (node: Nodes, around: readonly string[]): void => {
    if (node.type === 'heading') heading = wordsOf(node);
    const isMark = node.type === 'textDirective' && node.name === 'unsure';
    if (isMark) {
      const words = toString(node);
      const line = lineOf(node) + linesBefore;
      marks.push({line, heading, words, fault: faultOf(words, around)});
    }
    if (!('children' in node)) return;
    for (const child of node.children) walk(child, [...around, isMark ? 'mark' : node.type]);
  };
  if (JSON.stringify(frontMatter).includes(':unsure[')) {
    const fault = 'front matter can’t be marked as not checked: put the words into the text';
    marks.push({line: 1, heading, words: '', fault});
  }
  walk(tree, []);
  return marks;
}

function faultOf(words: string, around: readonly string[]): string | undefined {
  if (words === '') return 'write the words that nobody has checked between brackets: :unsure[…]';
  const name = `":unsure[${words}]"`;
  if (around.includes('mark')) return `${name} stands within another mark: take one of them out`;
  if (around.includes('heading')) return `${name} stands in a heading: mark the sentence below it`;
  if (around.includes('link')) return `${name} stands in a link: put the mark around the link`;
  return undefined;
}
