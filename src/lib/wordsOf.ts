import {isValidElement, type ReactNode} from 'react';

/** @returns the words of what React is to show; those that a component makes itself are not known */
export function wordsOf(node: ReactNode): string {
  if (typeof node === 'string' || typeof node === 'number') return String(node);
  if (Array.isArray(node)) return node.map(wordsOf).join('');
  return isValidElement<{children?: ReactNode}>(node) ? wordsOf(node.props.children) : '';
}
