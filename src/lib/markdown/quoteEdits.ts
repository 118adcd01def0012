import type {ContainerDirective} from 'mdast-util-directive';
import type {Edit} from './edits';
import {rangeOf} from './range';

/** `:::warning[Title]`: the colons and the kind, then the title if there is one. */
const OPENING = /^:{3,}([\w-]+)(\[)?/;
/** The last line, with the empty ones before it. */
const CLOSING = /\s*\n[ >]*:{3,}\s*$/;

/**
 * @param node an admonition
 * @param content the text that it was read from
 * @returns what makes it a quote that opens with "Warning: Title"
 */
export function quoteEdits(node: ContainerDirective, content: string): Edit[] {
  const {start, end} = rangeOf(node);
  const source = content.slice(start, end);
  const [opening = '', kind = '', bracket] = OPENING.exec(source) ?? [];
  const firstLine = source.indexOf('\n') < 0 ? source.length : source.indexOf('\n');
  const name = kind.charAt(0).toUpperCase() + kind.slice(1);
  const indent = ' '.repeat((node.position?.start.column ?? 1) - 1);
  const emptyLine = source.startsWith('\n\n', firstLine) ? '' : `\n${indent}>`;
  const edits = [{start, end: start + opening.length, text: `> **${name}${bracket ? ': ' : ''}`}];
  const titleEnd = start + (bracket ? source.lastIndexOf(']', firstLine) : opening.length);
  edits.push({start: titleEnd, end: start + firstLine, text: `**${emptyLine}`});
  const [closing = ''] = CLOSING.exec(source) ?? [];
  edits.push({start: end - closing.length, end, text: ''});
  for (const {index} of source.matchAll(/\n/g)) {
    edits.push(quoteMark(content, start + index + 1, indent));
  }
  return edits;
}

/** The mark of a quote, as far from the line's start as the admonition is. */
function quoteMark(content: string, line: number, indent: string): Edit {
  const [spaces = ''] = /^ */.exec(content.slice(line, line + indent.length)) ?? [];
  const at = line + spaces.length;
  const isEmpty = content[at] === '\n' || at === content.length;
  return {start: at, end: at, text: isEmpty ? `${indent.slice(spaces.length)}>` : '> '};
}
