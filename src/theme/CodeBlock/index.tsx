/**
 * Wraps @theme/CodeBlock (theme-classic 3.9.1): its code (copy button, line wrapping, line
 * highlights) is fetched only by pages that have a code block; the server's HTML stands meanwhile.
 * Test: tests/build/writing.test.ts
 */
import {lazy, Suspense, type ComponentProps, type ReactNode} from 'react';
import type OriginalCodeBlock from '@theme-original/CodeBlock';

const CodeBlock = lazy(
  () => import(/* webpackChunkName: "code-block" */ '@theme-original/CodeBlock'),
);

export default function LazyCodeBlock(props: ComponentProps<typeof OriginalCodeBlock>): ReactNode {
  const plain = (
    <pre>
      <code className={props.className}>{props.children}</code>
    </pre>
  );
  return (
    <Suspense fallback={plain}>
      <CodeBlock {...props} />
    </Suspense>
  );
}
