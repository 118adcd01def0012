import {isValidElement, type ReactElement, type ReactNode} from 'react';
import {offLine} from './plainText';

/** @returns the words of what React is to show, pictures' too; those that a component makes itself are not known */
export function wordsOf(node: ReactNode): string {
  if (typeof node === 'string' || typeof node === 'number') return String(node);
  if (Array.isArray(node)) return node.map(wordsOf).join('');
  if (!isElement(node) || 'data-footnote-ref' in node.props) return ''; // a note's number is no word
  return node.props.alt ?? offLine(String(node.type), wordsOf(node.props.children));
}

/** @returns whether these are all: no component among them makes its words itself */
export function areWordsKnown(node: ReactNode): boolean {
  if (Array.isArray(node)) return node.every(areWordsKnown);
  if (!isElement(node) || node.type === 'wbr') return true;
  const {alt, children} = node.props;
  return alt !== undefined || (children !== undefined && areWordsKnown(children));
}

const isElement = (node: ReactNode): node is ReactElement<{alt?: string; children?: ReactNode}> =>
  isValidElement(node);
