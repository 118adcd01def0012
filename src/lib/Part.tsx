import type {ComponentType, ReactNode} from 'react';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import {useNextPage} from './useNextPage';

interface Props {
  children: ReactNode;
  /** Stands in its place; nothing, unless the reader needs another way. */
  otherwise?: (tryAgain: () => void) => ReactNode;
}

/**
 * A part of a page that isn't its text: what fails in it takes only itself away, and is there again on the next
 * page. Without it one control's fault takes the page. Test: tests/browser/shell/parts.spec.ts
 */
export function Part({children, otherwise}: Props): ReactNode {
  return (
    <ErrorBoundary
      fallback={({tryAgain}) => <Gone tryAgain={tryAgain}>{otherwise?.(tryAgain)}</Gone>}>
      {children}
    </ErrorBoundary>
  );
}

function Gone({tryAgain, children}: {tryAgain: () => void; children: ReactNode}): ReactNode {
  useNextPage(tryAgain);
  return children;
}

/** @returns the same component as a part that goes without a trace when it fails */
export function inPart<Props extends object>(Component: ComponentType<Props>) {
  return (props: Props): ReactNode => (
    <Part>
      <Component {...props} />
    </Part>
  );
}
