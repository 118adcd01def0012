import {createContext, isValidElement, type ReactNode} from 'react';
import type {Props} from '@theme/Tabs';

/** The labels that tabs have in one list, by which panels find theirs: `<Tabs values={[…]}>`. */
export const TabLabels = createContext<Props['values']>(undefined);

/** @returns the words of a label, which Docusaurus types as text, and shows as whatever it is */
export function wordsOf(label: ReactNode): string {
  if (Array.isArray(label)) return (label as ReactNode[]).map(wordsOf).join('');
  if (isValidElement<{children?: ReactNode}>(label)) return wordsOf(label.props.children);
  return typeof label === 'string' || typeof label === 'number' ? String(label) : '';
}
