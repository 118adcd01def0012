/**
 * Replaces @theme/Loading (core 3.9.1), whose picture and styles every reader downloads though few
 * ever see them, and which screen readers don't announce. Specification, section 8: "Chunk load
 * error: shows the error text and a 'Retry' button".
 * Test: tests/browser/shell/missingChunk.spec.ts
 */
import type {ReactNode} from 'react';
import type {LoadingComponentProps} from 'react-loadable';

export default function Loading({error, retry, pastDelay}: LoadingComponentProps): ReactNode {
  if (error) {
    return (
      <div className="container margin-vert--lg" role="alert">
        <p>{String(error)}</p>
        <button type="button" className="sp-button" onClick={retry}>
          Retry
        </button>
      </div>
    );
  }
  return pastDelay ? (
    <p className="container margin-vert--lg" role="status">
      Loading …
    </p>
  ) : null;
}
