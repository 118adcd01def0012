/**
 * Wraps @theme/CodeBlock (theme-classic 3.9.1): its code (copy button, line wrapping, line
 * highlights) is fetched only by pages that have a code block; the server's HTML stands meanwhile.
 * Tests: tests/unit/theme/CodeBlock.test.tsx, tests/build/writing.test.ts, tests/browser/pages/writing.spec.ts
 */
import {lazy, type ComponentProps, type ReactNode} from 'react';
import type OriginalCodeBlock from '@theme-original/CodeBlock';
import {OnDemand} from '../../lib/OnDemand';

type Props = ComponentProps<typeof OriginalCodeBlock>;

const Plain = ({className, children}: Props): ReactNode => (
  <pre>
    <code className={className}>{children}</code>
  </pre>
);

const CodeBlock = lazy(() =>
  import(/* webpackChunkName: "code-block" */ '@theme-original/CodeBlock').catch(() => ({
    default: Plain, // the connection is gone: the code can still be read
  })),
);

export default function LazyCodeBlock(props: Props): ReactNode {
  // Elements, of which title and code may be made, can't be written as a key.
  const isText = Object.values(props).every((value) => typeof value !== 'object');
  const key = isText ? JSON.stringify(props) : undefined;
  return (
    <OnDemand built={key} otherwise={<Plain {...props} />} className="sp-code">
      <CodeBlock {...props} />
    </OnDemand>
  );
}
