/**
 * Replaces @theme/NotFound/Content (theme-classic 3.9.1; not promised safe), which asks readers to write to
 * the owner of another site and shows no way on, by src/shell/notFound: on demand, since the docs' layout
 * has it in every page's script.
 * Test: tests/browser/shell/notFound.spec.ts
 */
import {lazy, type ReactNode} from 'react';
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

export default function NotFoundOnDemand(): ReactNode {
  return (
    <OnDemand>
      <NotFoundContent />
    </OnDemand>
  );
}
