/**
 * Replaces @theme/NotFound/Content (theme-classic 3.9.1; not promised safe): its text asks readers to write
 * to the owner of another site, stands inside the main landmark where a wrapper can't add anything, and
 * leaves readers without a way on. src/shell/notFound, fetched where it is shown: the docs' layout has it
 * in every page's script.
 * Test: tests/browser/shell/notFound.spec.ts
 */
import {lazy, type ReactNode} from 'react';
import type {Props} from '@theme/NotFound/Content';
import {OnDemand} from '../../../lib/OnDemand';

const NotFoundContent = lazy(() =>
  import(/* webpackChunkName: "not-found" */ '../../../shell/notFound/NotFoundContent').catch(
    (error: unknown) => {
      // After a release the code may be gone; what the built page says, still on screen, helps as well.
      const __html = document.querySelector('.sp-not-found')?.outerHTML;
      if (!__html) throw error;
      return {default: () => <div dangerouslySetInnerHTML={{__html}} />};
    },
  ),
);

export default function NotFoundOnDemand(props: Props): ReactNode {
  return (
    <OnDemand>
      <NotFoundContent {...props} />
    </OnDemand>
  );
}
