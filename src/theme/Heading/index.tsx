/**
 * Wraps @theme/Heading (theme-classic 3.9.1; not promised safe, hence its own test). Why: the link to the heading
 * stands in it, so that its name was "Retrig Direct link to Retrig". Its name is its words; the link has its own.
 * Test: tests/unit/theme/Heading.test.tsx
 */
import type {ComponentProps, ReactNode} from 'react';
import Heading from '@theme-original/Heading';
import {areWordsKnown, wordsOf} from '../../lib/wordsOf';

export default function HeadingWrapper(props: ComponentProps<typeof Heading>): ReactNode {
  const {id, as, children} = props;
  // Without an id it gets no link; where a component makes words, only the browser knows the name.
  const words = id && as !== 'h1' && areWordsKnown(children) ? wordsOf(children).trim() : '';
  return <Heading {...props} {...(words && {'aria-label': words})} />;
}
