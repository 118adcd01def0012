import {lazy, Suspense, type ReactNode} from 'react';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type {Props} from '@theme/NotFound/Content';
import {useHydrates} from '../../lib/useHydrates';
import {NOT_FOUND} from './className';

/** What the built not-found page shows, as it stands before React takes it over. */
const built = ExecutionEnvironment.canUseDOM
  ? (document.querySelector(`.${NOT_FOUND}`)?.outerHTML ?? '')
  : '';

const NotFoundContent = lazy(() =>
  import(/* webpackChunkName: "not-found" */ './NotFoundContent').catch((error: unknown) => {
    // After a release the code may be gone; what the built page says still helps.
    if (built) return {default: BuiltContent};
    throw error;
  }),
);

/**
 * The not-found page, whose code comes when it is shown. Until then the built page stays as it is, not as
 * a boundary to be hydrated: one whose code comes after the first update is an error to React (#421).
 * Test: tests/browser/shell/notFound.spec.ts
 */
export default function NotFoundOnDemand(props: Props): ReactNode {
  const hydrates = useHydrates();
  if (hydrates) return <BuiltContent />;
  return (
    <div>
      <Suspense fallback={<BuiltContent />}>
        <NotFoundContent {...props} />
      </Suspense>
    </div>
  );
}

function BuiltContent(): ReactNode {
  return <div suppressHydrationWarning dangerouslySetInnerHTML={{__html: built}} />;
}
