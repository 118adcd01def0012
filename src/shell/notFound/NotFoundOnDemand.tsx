import {lazy, Suspense, type ReactNode} from 'react';
import type {Props} from '@theme/NotFound/Content';
import {NOT_FOUND} from './className';

/** What the built not-found page shows, as it stands before React takes it over. */
const built =
  typeof document === 'undefined' ? '' : (document.querySelector(`.${NOT_FOUND}`)?.outerHTML ?? '');

const NotFoundContent = lazy(() =>
  import(/* webpackChunkName: "not-found" */ './NotFoundContent').catch((error: unknown) => {
    // After a release the code may be gone; what the built page says still helps.
    if (built) return {default: BuiltContent};
    throw error;
  }),
);

/** The not-found page, whose code comes when it is shown. Until then the built page stays as it is. */
export default function NotFoundOnDemand(props: Props): ReactNode {
  return (
    <Suspense fallback={<BuiltContent />}>
      <NotFoundContent {...props} />
    </Suspense>
  );
}

function BuiltContent(): ReactNode {
  return <div dangerouslySetInnerHTML={{__html: built}} />;
}
