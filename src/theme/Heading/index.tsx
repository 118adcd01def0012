/**
 * Wraps @theme/Heading (theme-classic 3.9.1; not promised safe, hence its own test). Why: the link to the heading
 * stands in it, so that its name was "Retrig Direct link to Retrig". Its name is its words; the link has its own.
 * And reader views (@mozilla/readability) leave out headings whose class says "scroll", as the theme's does, unless
 * it says "text" too.
 * Tests: tests/unit/theme/Heading.test.tsx, tests/build/site.test.ts
 */
import type {ComponentProps, ReactNode} from 'react';
import Heading from '@theme-original/Heading';
import {areWordsKnown, wordsOf} from '../../lib/wordsOf';

export default function HeadingWrapper(props: ComponentProps<typeof Heading>): ReactNode {
  const {id, as, children, className} = props;
  const isLinked = id && as !== 'h1';
  // Without an id it gets no link; where a component makes words, only the browser knows the name.
  const words = isLinked && areWordsKnown(children) ? wordsOf(children).trim() : '';
  return (
    <Heading
      {...props}
      className={isLinked ? [className, 'sp-text'].filter(Boolean).join(' ') : className}
      {...(words && {'aria-label': words})}
    />
  );
}
