/**
 * Replaces @theme/NotFound/Content (Docusaurus 3.9.1) rather than wrapping it, because its text asks
 * readers to write to the owner of another site, stands inside the main landmark where a wrapper
 * can't add anything, and leaves readers without a way on.
 *
 * The layout of every page knows the not-found page, so it is loaded only when it is shown.
 * Test: tests/browser/notFound.spec.ts
 */
import {lazy, Suspense, type ReactNode} from 'react';
import type {Props} from '@theme/NotFound/Content';

const NotFoundPage = lazy(() => import('@site/src/components/NotFoundPage'));

export default function NotFoundContent(props: Props): ReactNode {
  return (
    <Suspense>
      <NotFoundPage {...props} />
    </Suspense>
  );
}
