/**
 * Replaces @theme/ErrorPageContent (theme-classic 3.9.1; not promised safe, hence its own test).
 * Why: the original stays on the next page, whose error boundary keeps its error, and its looks are 400
 * bytes of every page's styles. The words are the specification's (section 8).
 * Test: tests/browser/shell/faults.spec.ts
 */
import type {ReactNode} from 'react';
import Heading from '@theme/Heading';
import type {Props} from '@theme/Error';
import {useNextPage} from '@site/src/lib/useNextPage';

export default function ErrorPageContent({error, tryAgain}: Props): ReactNode {
  useNextPage(tryAgain);
  return (
    <main className="container margin-vert--lg">
      <Heading as="h1">This page crashed.</Heading>
      <p>{error.message}</p>
      <button type="button" className="sp-button" onClick={tryAgain}>
        Try again
      </button>
    </main>
  );
}
