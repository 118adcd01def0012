/**
 * Replaces @theme/MDXComponents/Pre (theme-classic 3.9.1; not promised safe, hence its own tests), which expects
 * a fenced code block: of `<pre>` in a page's HTML it drops the element, and with it spaces and line ends.
 * Tests: tests/unit/theme/MDXComponents.test.tsx, tests/build/everything.test.ts
 */
import {isValidElement, type ComponentProps, type ReactNode} from 'react';
import CodeBlock from '@theme/CodeBlock';
import CodeInline from '@theme/CodeInline';

export default function Pre(props: ComponentProps<'pre'>): ReactNode {
  const {children} = props;
  const isCode = isValidElement<ComponentProps<typeof CodeBlock>>(children);
  return isCode && children.type === CodeInline ? (
    <CodeBlock {...children.props} />
  ) : (
    <pre {...props} />
  );
}
