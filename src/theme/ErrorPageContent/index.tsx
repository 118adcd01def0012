/**
 * Wraps @theme/ErrorPageContent (Docusaurus 3.9.1; not promised safe, hence its own test).
 * Why: the error boundary around the page keeps its error after navigation, so the stock theme goes
 * on showing 'This page crashed' on the next page; and its button takes the site's looks (site.css).
 * Test: tests/browser/faults.spec.ts
 */
import {useEffect, useRef, type ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import ErrorPageContent from '@theme-original/ErrorPageContent';
import type {Props} from '@theme/Error';

export default function ErrorPageContentWrapper(props: Props): ReactNode {
  const {pathname} = useLocation();
  const crashedAt = useRef(pathname);
  const {tryAgain} = props;
  useEffect(() => {
    if (pathname !== crashedAt.current) tryAgain();
  }, [pathname, tryAgain]);
  return (
    <div className="sp-crash">
      <ErrorPageContent {...props} />
    </div>
  );
}
