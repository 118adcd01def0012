/**
 * Wraps @theme/MDXComponents/Pre (theme-classic 3.9.1; not promised safe, hence its own test), which expects
 * a fenced code block: of `<pre>` in a page's HTML it drops the element, and with it spaces and line ends.
 * Test: tests/build/everything.test.ts
 */
import {isValidElement, type ComponentProps, type ReactNode} from 'react';
import Pre from '@theme-original/MDXComponents/Pre';

export default function PreWrapper(props: ComponentProps<'pre'>): ReactNode {
  return isValidElement(props.children) ? <Pre {...props} /> : <pre {...props} />;
}
