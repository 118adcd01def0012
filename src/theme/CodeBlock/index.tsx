/**
 * Wraps @theme/CodeBlock (theme-classic 3.9.1): its code (copy button, line wrapping, line
 * highlights) is fetched only by pages that have a code block; the server's HTML stands meanwhile.
 * That is no boundary to be hydrated: one whose code comes after the first update is an error to
 * React (#421). Tests: tests/build/writing.test.ts, tests/browser/pages/writing.spec.ts
 */
import {lazy, Suspense, useRef, type ComponentProps, type ReactNode} from 'react';
import type OriginalCodeBlock from '@theme-original/CodeBlock';
import {useHydrates} from '../../lib/useHydrates';

const CodeBlock = lazy(
  () => import(/* webpackChunkName: "code-block" */ '@theme-original/CodeBlock'),
);

export default function LazyCodeBlock(props: ComponentProps<typeof OriginalCodeBlock>): ReactNode {
  const built = useRef('');
  const hydrates = useHydrates();
  if (hydrates) {
    return (
      <div
        ref={(block) => {
          if (block) built.current = block.innerHTML;
        }}
        suppressHydrationWarning
        dangerouslySetInnerHTML={{__html: ''}}
      />
    );
  }
  const meanwhile = built.current ? (
    <div dangerouslySetInnerHTML={{__html: built.current}} />
  ) : (
    <pre>
      <code className={props.className}>{props.children}</code>
    </pre>
  );
  return (
    <div>
      <Suspense fallback={meanwhile}>
        <CodeBlock {...props} />
      </Suspense>
    </div>
  );
}
