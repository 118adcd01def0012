/**
 * Replaces @theme/NotFound/Content (theme-classic 3.9.1; not promised safe), which asks readers to write to
 * the owner of another site and shows no way on, by src/shell/notFound: on demand, since the docs' layout
 * has it in every page's script. A copy of a page at an address of its own keeps its text instead.
 * Tests: tests/browser/shell/notFound.spec.ts, copyElsewhere.spec.ts
 */
import {lazy, type ReactNode} from 'react';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
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

/**
 * Never settles. Thrown as React takes the document over, it makes React wait, so that the built page stays on
 * screen.
 */
const NEVER = new Promise<never>(() => undefined);

/** @returns whether this document holds a page, but not for this address: a copy in an archive, or on a mirror */
function isCopyElsewhere(): boolean {
  if (document.documentElement.dataset.hasHydrated === 'true') return false;
  const built = document.querySelector('#__docusaurus main');
  return built !== null && !built.matches('.sp-not-found');
}

export default function NotFoundOnDemand(): ReactNode {
  if (ExecutionEnvironment.canUseDOM && isCopyElsewhere()) throw NEVER;
  return (
    <OnDemand>
      <NotFoundContent />
    </OnDemand>
  );
}
