/**
 * Wraps @theme/Heading (theme-classic 3.9.1; not promised safe, hence its own test). Why: the link to the heading
 * stands in it, so that its name was "Retrig Direct link to Retrig". Its name is its words; the link has its own.
 * Test: tests/unit/theme/Heading.test.tsx
 */
import {isValidElement, type ComponentProps, type ReactNode} from 'react';
import Heading from '@theme-original/Heading';

export default function HeadingWrapper(props: ComponentProps<typeof Heading>): ReactNode {
  // Without an id it gets no link.
  const words = props.id && props.as !== 'h1' ? wordsOf(props.children).trim() : '';
  return <Heading {...props} {...(words && {'aria-label': words})} />;
}

function wordsOf(node: ReactNode): string {
  if (typeof node === 'string' || typeof node === 'number') return String(node);
  if (Array.isArray(node)) return node.map(wordsOf).join('');
  return isValidElement<{children?: ReactNode}>(node) ? wordsOf(node.props.children) : '';
}
